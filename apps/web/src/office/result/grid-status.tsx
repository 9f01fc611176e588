import { Alert, Badge, Button, Row, Stack, Text } from '@school/ui';
import { useSyncExternalStore } from 'react';
import type { FormDraft } from '../form/use-draft';
import { cellKey } from './marks-store';
import { useResultMessages } from './messages';
import type { MarksGrid } from './use-exams';
import type { GridKind, TypedGrid } from './use-marks-store';

interface GridStatusProps extends TypedGrid {
  readonly kind: GridKind;
}

/** The state of what was typed: stored, on its way, waiting for the office, or in need of attention. */
export function GridStatus({ store, summary, kind }: GridStatusProps) {
  const words = useResultMessages();
  const statusWords = words.typed[kind];
  const { waiting, isAway, refusal, asking } = summary;
  const isUnderWay = waiting > 0 && refusal === undefined;
  return (
    <>
      <Row role="status">
        {isUnderWay && (
          <Badge tone={isAway ? 'warning' : 'info'}>
            {(isAway ? statusWords.away : statusWords.waiting)(waiting)}
          </Badge>
        )}
        {waiting === 0 && asking.length === 0 && <Badge tone="success">{statusWords.allSaved}</Badge>}
        {asking.length > 0 && <Badge tone="danger">{words.needAttention(asking.length)}</Badge>}
      </Row>
      {refusal !== undefined && (
        <Alert tone="warning" title={statusWords.refused}>
          <Row justify="space-between">
            {refusal}
            <Button variant="secondary" onClick={() => void store.sendNow()}>
              {words.tryAgain}
            </Button>
          </Row>
        </Alert>
      )}
    </>
  );
}

interface ProblemCellsProps extends TypedGrid {
  readonly grid: MarksGrid;
}

/** The cells that need attention: what is wrong and, where two people have typed, the choice of the mark to keep. */
export function ProblemCells({ store, summary, grid }: ProblemCellsProps) {
  const words = useResultMessages();
  // Subscribed, because another mark may come into a cell while the list of asking cells stays the same.
  useSyncExternalStore(store.subscribe, store.summary);
  if (summary.asking.length === 0) return null;
  const cells = grid.students.flatMap((student) =>
    grid.exam.subjects.map((subject) => ({ student, subject, key: cellKey(student.studentID, subject.key) })),
  );
  return (
    <section aria-label={words.cells}>
      <Stack as="ul" gap="xs">
        {cells
          .filter(({ key }) => summary.asking.includes(key))
          .map(({ student, subject, key }) => {
            const { state, text, stored, why, by } = store.cell(key);
            const label = `${student.name}, ${subject.name}`;
            const theirs = stored === '' ? words.emptied : stored;
            const own = text === '' ? words.emptied : text;
            return (
              <li key={key}>
                <Row>
                  <Text>
                    <strong>{label}</strong>:{' '}
                    {state === 'other' ? words.changedByOther(by, theirs) : `${text} – ${why ?? ''}`}
                  </Text>
                  {state === 'other' && (
                    <>
                      <Button
                        size="s"
                        variant="secondary"
                        aria-label={`${words.keepOwn(own)}, ${label}`}
                        onClick={() => store.settle(key, 'own')}
                      >
                        {words.keepOwn(own)}
                      </Button>
                      <Button
                        size="s"
                        variant="secondary"
                        aria-label={`${words.keepTheirs(theirs)}, ${label}`}
                        onClick={() => store.settle(key, 'theirs')}
                      >
                        {words.keepTheirs(theirs)}
                      </Button>
                    </>
                  )}
                </Row>
              </li>
            );
          })}
      </Stack>
    </section>
  );
}

interface NeverSentProps {
  readonly grid: MarksGrid;
  readonly kind: GridKind;
  readonly draft: Pick<FormDraft, 'found' | 'drop'>;
}

/** The cells that were typed on this PC into a grid closed since, and never reached the office. */
export function NeverSent({ grid, kind, draft: { found, drop } }: NeverSentProps) {
  const words = useResultMessages();
  const cells = grid.students.flatMap(({ studentID, name, cells: stored }) =>
    grid.exam.subjects.flatMap((subject) => {
      const key = cellKey(studentID, subject.key);
      const typed = found?.fields[key]?.value;
      const mark = stored.find((cell) => cell.subject === subject.key)?.mark ?? '';
      if (typeof typed !== 'string' || typed === mark) return [];
      return [{ key, label: `${name}, ${subject.name}`, typed: typed === '' ? words.emptied : typed }];
    }),
  );
  if (cells.length === 0) return null;
  return (
    <Alert tone="warning" title={words.typed[kind].neverSent}>
      <Stack gap="s">
        <Stack as="ul" gap="xs">
          {cells.map(({ key, label, typed }) => (
            <li key={key}>
              <strong>{label}</strong>: {typed}
            </li>
          ))}
        </Stack>
        <Row>
          <Button size="s" variant="secondary" onClick={drop}>
            {words.forgetTyped}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}
