import { Button, Stack } from '@school/ui';
import { ArrivalHeading } from '../../screen/arrival-heading';
import { DownloadMenu } from '../list/download-menu';
import { PageLink } from '../../screen/page-link';
import { useImportMessages } from './messages';
import { RunProgress } from './run-progress';
import { exportReport, useRunImport, useStopImport, type Import } from './use-import';

/** The address of the import of photos and signatures. */
export const PICTURES_PAGE = '/office/import-pictures';

interface RunStepProps {
  readonly currentImport: Import;
  readonly onLook: () => void;
  readonly onAnother: () => void;
}

/** The fourth step: the progress of the run, a button to stop it, and the outcomes of the rows. */
export function RunStep({ currentImport, onLook, onAnother }: RunStepProps) {
  const words = useImportMessages();
  const run = useRunImport(currentImport);
  const stop = useStopImport();
  const { id, state, rows, outcomes } = currentImport;
  return (
    <Stack>
      <ArrivalHeading step={state}>{words.fileWithRows(currentImport.fileName, rows)}</ArrivalHeading>
      <RunProgress id={id} state={state} rows={rows} outcomes={outcomes} run={run} stop={stop}>
        <DownloadMenu label={words.report} call={(as) => exportReport(as, id)} />
        <Button variant="secondary" onClick={onLook}>
          {words.lookAtRows}
        </Button>
        <PageLink to={PICTURES_PAGE}>{words.pictures}</PageLink>
        <Button variant="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </RunProgress>
    </Stack>
  );
}
