import { rowOutcomes } from '@school/domain';
import {
  Alert,
  Button,
  DescriptionItem,
  DescriptionList,
  Heading,
  ProgressBar,
  Row,
  Stack,
  Text,
  useToast,
} from '@school/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../../api/keys';
import { useWords } from '../../messages/words';
import { DownloadMenu } from '../list/download-menu';
import { useImportMessages } from './messages';
import { exportReport, useRunImport, useStopImport, type Import } from './use-import';

interface RunStepProps {
  readonly made: Import;
  readonly onLook: () => void;
  readonly onAnother: () => void;
}

/** The fourth step: how far the run is, a stop, and what became of the rows. */
export function RunStep({ made, onLook, onAnother }: RunStepProps) {
  const words = useImportMessages();
  const { options } = useWords();
  const { showToast } = useToast();
  const queries = useQueryClient();
  const run = useRunImport();
  const stop = useStopImport();
  const { id, state, rows, outcomes } = made;
  const done = rows - outcomes.waiting;
  const isRunning = state === 'running';
  useEffect(() => {
    // What the office has read before knows nothing of who came.
    if (!isRunning)
      for (const queryKey of [keys.students, keys.dashboard]) void queries.invalidateQueries({ queryKey });
  }, [isRunning, queries]);
  const send = async (change: typeof run) => {
    const answer = await change.send(id);
    if (!answer.ok) showToast(answer.error.message, 'warning');
  };
  return (
    <Stack>
      <Heading level={2}>{words.found(made.fileName, rows)}</Heading>
      {isRunning ? (
        <Stack gap="s">
          <Text>{words.running}</Text>
          <ProgressBar value={rows === 0 ? 100 : (100 * done) / rows} label={words.progress} />
          <Text>{words.done(done, rows)}</Text>
        </Stack>
      ) : (
        <Alert tone={state === 'done' ? 'success' : 'warning'}>
          {state === 'done' ? words.finished : words.stopped}
        </Alert>
      )}
      <DescriptionList>
        {rowOutcomes.map((outcome) => (
          <DescriptionItem key={outcome} label={options.importOutcome[outcome]}>
            {outcomes[outcome]}
          </DescriptionItem>
        ))}
      </DescriptionList>
      <Row>
        {isRunning && (
          <Button variant="danger" loading={stop.running !== undefined} onClick={() => void send(stop)}>
            {words.stop}
          </Button>
        )}
        {state === 'stopped' && outcomes.waiting > 0 && (
          <Button loading={run.running !== undefined} onClick={() => void send(run)}>
            {words.goOn}
          </Button>
        )}
        {!isRunning && (
          <>
            <DownloadMenu label={words.report} call={(as) => exportReport(as, id)} />
            <Button variant="secondary" onClick={onLook}>
              {words.look}
            </Button>
            <Button variant="quiet" onClick={onAnother}>
              {words.another}
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
}
