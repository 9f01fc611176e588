import { PageHeader, Stack } from '@school/ui';
import { useScreenName } from '../../screen/features';
import { LoadFailed, Loading } from '../../screen/loading';
import { useListAddress } from '../list/use-list-address';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import { useImportMessages } from './messages';
import { PreviewStep } from './preview-step';
import { RunStep } from './run-step';
import { Steps, type Step } from './steps';
import { useImport, type Import } from './use-import';

/** The step that an import stands at; the address may ask for one before it. */
function stepOf({ state, ranAt }: Import, wanted: string | null): Step {
  if (state === 'running') return 'run';
  if (wanted === 'columns' || state === 'columns') return 'columns';
  return wanted === 'preview' || ranAt === undefined ? 'preview' : 'run';
}

function OneImport({ importID }: { readonly importID: string }) {
  const words = useImportMessages();
  const { address, choose } = useListAddress();
  const made = useImport(importID);
  if (made.isPending) return <Loading />;
  if (!made.data) return <LoadFailed title={words.failed} of={made} />;
  const step = stepOf(made.data, address.get('step'));
  const goTo = (next: Step) => choose({ step: next, page: '', state: '' });
  const another = () => choose({ import: '', step: '', page: '', state: '' });
  return (
    <>
      <Steps step={step} />
      {step === 'columns' && (
        <ColumnsStep made={made.data} onDone={() => goTo('preview')} onAnother={another} />
      )}
      {step === 'preview' && (
        <PreviewStep made={made.data} onColumns={() => goTo('columns')} onRun={() => goTo('run')} />
      )}
      {step === 'run' && <RunStep made={made.data} onLook={() => goTo('preview')} onAnother={another} />}
    </>
  );
}

/** Brings a register of students in four steps: file, columns, preview, run (D68). */
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
