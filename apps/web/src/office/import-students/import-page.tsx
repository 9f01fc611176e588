import { PageHeader, Stack } from '@school/ui';
import { useScreenName } from '../../screen/features';
import { QueryView } from '../../screen/query-view';
import { useListAddress } from '../list/use-list-address';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import { useImportMessages } from './messages';
import { PreviewStep } from './preview-step';
import { RunStep } from './run-step';
import { Steps, type Step } from './steps';
import { useImport, type Import } from './use-import';

/** The current step of an import; the address may ask for an earlier one. */
function stepOf({ state, ranAt }: Import, stepInAddress: string | null): Step {
  if (state === 'running') return 'run';
  if (stepInAddress === 'columns' || state === 'columns') return 'columns';
  return stepInAddress === 'preview' || ranAt === undefined ? 'preview' : 'run';
}

function OneImport({ importID }: { readonly importID: string }) {
  const words = useImportMessages();
  const { address, choose } = useListAddress();
  const goTo = (next: Step) => choose({ step: next, page: '', state: '' });
  const startAnother = () => choose({ import: '', step: '', page: '', state: '' });
  return (
    <QueryView query={useImport(importID)} failed={words.failed}>
      {(currentImport) => {
        const step = stepOf(currentImport, address.get('step'));
        return (
          <>
            <Steps step={step} />
            {step === 'columns' && (
              <ColumnsStep
                currentImport={currentImport}
                onDone={() => goTo('preview')}
                onAnother={startAnother}
              />
            )}
            {step === 'preview' && (
              <PreviewStep
                currentImport={currentImport}
                onColumns={() => goTo('columns')}
                onRun={() => goTo('run')}
              />
            )}
            {step === 'run' && (
              <RunStep
                currentImport={currentImport}
                onLook={() => goTo('preview')}
                onAnother={startAnother}
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

/** Imports a register of students in four steps: file, columns, preview, run (D68). */
export function ImportPage() {
  const words = useImportMessages();
  const title = useScreenName();
  const { address, choose } = useListAddress();
  const importID = address.get('import') ?? '';
  return (
    <Stack>
      <PageHeader title={title} description={words.text} />
      {importID === '' ? (
        <>
          <Steps step="file" />
          <FileStep onOpen={(id) => choose({ import: id })} />
        </>
      ) : (
        <OneImport key={importID} importID={importID} />
      )}
    </Stack>
  );
}
