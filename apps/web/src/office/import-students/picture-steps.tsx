import { rowStates } from '@school/domain';
import { Button, Row, Stack, Text } from '@school/ui';
import { ArrivalHeading } from '../../screen/arrival-heading';
import { RunButton } from '../form/run-button';
import { DownloadMenu } from '../list/download-menu';
import { useListAddress } from '../list/use-list-address';
import { useOutcomeToast } from '../form/use-outcome-toast';
import { useImportMessages } from './messages';
import { PictureRows } from './picture-rows';
import { RunProgress } from './run-progress';
import { StateTabs } from './state-tabs';
import {
  exportPictureReport,
  useDiscardPictures,
  usePictureRows,
  useRunPictures,
  useStopPictures,
  type PictureImport,
} from './use-pictures';

interface StepProps {
  readonly pictureImport: PictureImport;
  readonly onAnother: () => void;
}

/** Previews the outcome for each file; exactly this is then run. */
export function PicturesPreview({
  pictureImport,
  onAnother,
  onRun,
}: StepProps & { readonly onRun: () => void }) {
  const words = useImportMessages();
  const showOutcome = useOutcomeToast();
  const query = useListAddress();
  const state = rowStates.find((one) => one === query.address.get('state'));
  const run = useRunPictures();
  const discard = useDiscardPictures();
  const { states, outcomes } = pictureImport;
  const isOpen = pictureImport.state === 'preview' && outcomes.waiting > 0 && states.new + states.changed > 0;
  const throwAway = async () => {
    const { ok } = await showOutcome(discard.send(pictureImport.id));
    if (ok) onAnother();
  };
  return (
    <Stack>
      <ArrivalHeading>{words.foundFiles(pictureImport.fileName, pictureImport.files)}</ArrivalHeading>
      {pictureImport.state === 'preview' && !isOpen && <Text>{words.noPictureToRun}</Text>}
      <Row>
        {pictureImport.state === 'preview' && (
          <RunButton
            id={pictureImport.id}
            label={words.runPictures(states.new + states.changed)}
            disabled={!isOpen}
            question={words.confirmPictures}
            confirmLabel={words.step.run}
            run={run}
            onRun={onRun}
          >
            {words.confirmPicturesText(states.new, states.changed, states.refused)}
          </RunButton>
        )}
        <DownloadMenu label={words.report} call={(as) => exportPictureReport(as, pictureImport.id)} />
        <Button variant="secondary" onClick={onAnother}>
          {words.anotherZip}
        </Button>
        {pictureImport.ranAt === undefined && (
          <Button variant="quiet" loading={discard.running !== undefined} onClick={() => void throwAway()}>
            {words.discard}
          </Button>
        )}
      </Row>
      <StateTabs state={state} total={pictureImport.files} states={states} />
      <PictureRows result={usePictureRows(pictureImport.id, state, query.page)} query={query} />
    </Stack>
  );
}

/** The progress of the run, a button to stop it, and the outcomes of the files. */
export function PicturesRun({
  pictureImport,
  onAnother,
  onLook,
}: StepProps & { readonly onLook: () => void }) {
  const words = useImportMessages();
  const run = useRunPictures();
  const stop = useStopPictures();
  const { id, state, files, outcomes } = pictureImport;
  return (
    <Stack>
      <ArrivalHeading step={state}>{words.foundFiles(pictureImport.fileName, files)}</ArrivalHeading>
      <RunProgress id={id} state={state} rows={files} outcomes={outcomes} run={run} stop={stop}>
        <DownloadMenu label={words.report} call={(as) => exportPictureReport(as, id)} />
        <Button variant="secondary" onClick={onLook}>
          {words.lookAtFiles}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {words.anotherZip}
        </Button>
      </RunProgress>
    </Stack>
  );
}
