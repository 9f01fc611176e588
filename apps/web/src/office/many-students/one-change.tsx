import { rowStates } from '@school/domain';
import { Alert, Button, ProgressBar, Row, Stack, Text } from '@school/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { keys } from '../../api/keys';
import { RunButton } from '../form/run-button';
import { useOutcomeToast } from '../form/use-outcome-toast';
import { ArrivalHeading } from '../../screen/arrival-heading';
import { useIsShown } from '../../screen/use-is-shown';
import { useListAddress } from '../list/use-list-address';
import { PageButton } from '../../screen/page-link';
import { useChangeText } from './change-text';
import { ManyRows } from './many-rows';
import { useManyMessages } from './messages';
import {
  refusedOf,
  useManyRows,
  usePreviewBack,
  useRunMany,
  useStopMany,
  type RowFilter,
  type ManyChange,
} from './use-many-students';

interface OneChangeProps {
  readonly manyChange: ManyChange;
}

/** The students of the change, by state before the run and by outcome afterwards. */
function Students({ manyChange }: OneChangeProps) {
  const words = useManyMessages();
  const query = useListAddress();
  const isPreview = manyChange.ranAt === undefined;
  const stateInAddress = rowStates.find((one) => one === query.address.get('state'));
  const state = stateInAddress === 'new' ? undefined : stateInAddress;
  const rowFilter: RowFilter = state === undefined ? {} : isPreview ? { state } : { outcome: state };
  const rowsQuery = useManyRows(
    manyChange.id,
    rowFilter,
    query.page,
    `${manyChange.state} ${manyChange.outcomes.waiting}`,
  );
  const counts = isPreview ? manyChange.states : manyChange.outcomes;
  const tab = (tabState: typeof state, name: string, total: number) => (
    <Button
      key={name}
      size="s"
      variant="secondary"
      aria-pressed={tabState === state}
      onClick={() => query.narrow({ state: tabState ?? '' })}
    >
      {name}: {total}
    </Button>
  );
  const names = isPreview ? words.states : words.outcomes;
  return (
    <Stack gap="s">
      <Row gap="s">
        {tab(undefined, words.all, manyChange.students)}
        {(['changed', 'same', 'refused'] as const).map((one) => tab(one, names[one], counts[one]))}
      </Row>
      <ManyRows result={rowsQuery} query={query} />
    </Stack>
  );
}

/** Before the run: the number of students that would change, and the button that does it, after a question. */
function Preview({ manyChange }: OneChangeProps) {
  const words = useManyMessages();
  const run = useRunMany();
  const { id, states } = manyChange;
  return (
    <>
      <Row>
        <RunButton
          id={id}
          label={words.run(states.changed)}
          disabled={states.changed === 0}
          question={words.confirm}
          confirmLabel={words.confirmRun}
          run={run}
        >
          {words.confirmText(states.changed, states.refused)}
        </RunButton>
        <ToList />
      </Row>
      {states.changed === 0 && <Text>{words.nothingToRun}</Text>}
    </>
  );
}

function ToList() {
  const words = useManyMessages();
  return <PageButton to="/office/student-profile">{words.toList}</PageButton>;
}

function Running({ manyChange }: OneChangeProps) {
  const words = useManyMessages();
  const showOutcome = useOutcomeToast();
  const stop = useStopMany();
  const { id, students, outcomes } = manyChange;
  const done = students - outcomes.waiting;
  return (
    <Stack gap="s">
      <Text>{words.running}</Text>
      <ProgressBar value={(100 * done) / Math.max(1, students)} label={words.progress} />
      <Text>{words.done(done, students)}</Text>
      <Row>
        <Button
          variant="danger"
          loading={stop.running !== undefined}
          onClick={() => void showOutcome(stop.send(id))}
        >
          {words.stop}
        </Button>
      </Row>
    </Stack>
  );
}

/** After the run: its outcome, and what can be done next. */
function Result({ manyChange }: OneChangeProps) {
  const words = useManyMessages();
  const showOutcome = useOutcomeToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const run = useRunMany();
  const previewBack = usePreviewBack();
  const isShown = useIsShown();
  const { id, state, change, outcomes } = manyChange;
  useEffect(() => {
    // Earlier reads do not include the change.
    for (const queryKey of [keys.students, keys.counter]) void queries.invalidateQueries({ queryKey });
  }, [queries]);
  const takeBack = async () => {
    const answer = await showOutcome(previewBack.send(id));
    if (answer.ok && isShown()) await navigate(`/office/many-students?change=${answer.value.id}`);
  };
  const previewRefusedAgain = async () => {
    const students = await refusedOf(id);
    if (!isShown()) return;
    const { what } = change;
    const query = new URLSearchParams({
      what: what === 'sections-back' ? 'section' : what,
      students: students.join(','),
    });
    await navigate(`/office/many-students?${query.toString()}`);
  };
  const isStopped = state === 'stopped';
  const outcome = isStopped
    ? words.stopped
    : outcomes.refused === 0
      ? words.finished(outcomes.changed)
      : words.finishedPartly(outcomes.changed, outcomes.refused);
  return (
    <>
      <Alert tone={isStopped || outcomes.refused > 0 ? 'warning' : 'success'}>{outcome}</Alert>
      <Row>
        {isStopped && outcomes.waiting > 0 && (
          <Button loading={run.running !== undefined} onClick={() => void showOutcome(run.send(id))}>
            {words.continueRun}
          </Button>
        )}
        {!isStopped && <ToList />}
        {outcomes.refused > 0 && (
          <Button variant="secondary" onClick={() => void previewRefusedAgain()}>
            {words.previewRefusedAgain}
          </Button>
        )}
        {change.what === 'section' && outcomes.changed > 0 && (
          <Button
            variant="secondary"
            loading={previewBack.running !== undefined}
            onClick={() => void takeBack()}
          >
            {words.takeBack}
          </Button>
        )}
      </Row>
    </>
  );
}

/** A change of several students at its current step. */
export function OneChange({ manyChange }: OneChangeProps) {
  const words = useManyMessages();
  const text = useChangeText();
  return (
    <Stack>
      <ArrivalHeading step={manyChange.state}>
        {text(manyChange.change)}: {words.count(manyChange.students)}
      </ArrivalHeading>
      {manyChange.state === 'running' ? (
        <Running manyChange={manyChange} />
      ) : manyChange.ranAt === undefined ? (
        <Preview manyChange={manyChange} />
      ) : (
        <Result manyChange={manyChange} />
      )}
      <Students manyChange={manyChange} />
    </Stack>
  );
}
