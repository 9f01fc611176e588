import { rowOutcomes, type ImportState, type RowOutcome } from '@school/domain';
import { Alert, Button, DescriptionItem, DescriptionList, ProgressBar, Row, Stack, Text } from '@school/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { keys } from '../../api/keys';
import type { Changing } from '../../api/use-change';
import { useWords } from '../../messages/words';
import { useOutcomeToast } from '../form/use-outcome-toast';
import { useImportMessages } from './messages';

interface RunProgressProps {
  readonly id: string;
  readonly state: ImportState;
  readonly rows: number;
  /** The number of rows with each outcome; only the outcomes named here are shown. */
  readonly outcomes: Readonly<Partial<Record<RowOutcome, number>>>;
  readonly run: Changing<string, unknown>;
  readonly stop: Changing<string, unknown>;
  /** The actions for when it is not running. */
  readonly children: ReactNode;
}

/** The progress of a run, a button to stop it, and the outcomes of its rows. */
export function RunProgress({ id, state, rows, outcomes, run, stop, children }: RunProgressProps) {
  const words = useImportMessages();
  const { options } = useWords();
  const showOutcome = useOutcomeToast();
  const queries = useQueryClient();
  const { waiting = 0 } = outcomes;
  const done = rows - waiting;
  const isRunning = state === 'running';
  useEffect(() => {
    // Earlier reads do not include the imported students.
    if (!isRunning)
      for (const queryKey of [keys.students, keys.dashboard]) void queries.invalidateQueries({ queryKey });
  }, [isRunning, queries]);
  return (
    <>
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
        {rowOutcomes.map(
          (outcome) =>
            outcomes[outcome] !== undefined && (
              <DescriptionItem key={outcome} label={options.importOutcome[outcome]}>
                {outcomes[outcome]}
              </DescriptionItem>
            ),
        )}
      </DescriptionList>
      <Row>
        {isRunning && (
          <Button
            variant="danger"
            loading={stop.running !== undefined}
            onClick={() => void showOutcome(stop.send(id))}
          >
            {words.stop}
          </Button>
        )}
        {state === 'stopped' && waiting > 0 && (
          <Button loading={run.running !== undefined} onClick={() => void showOutcome(run.send(id))}>
            {words.continueRun}
          </Button>
        )}
        {!isRunning && children}
      </Row>
    </>
  );
}
