import {
  dateTimeLabel,
  firstMonthWithout,
  headLabel,
  isTakenFrom,
  monthLabel,
  monthRangeLabel,
  type TakenHead,
} from '@school/domain';
import { Button, Card, DataTable, Heading, Row, Stack, type Column } from '@school/ui';
import { Plus } from 'lucide-react';
import { useWords } from '../../messages/words';
import { RowButton } from '../../screen/row-button';
import { Noted } from '../list/cells';
import { useStudentMoneyMessages } from './messages';

export interface TakenHeadsProps {
  readonly taken: readonly TakenHead[];
  /** The current month. */
  readonly month: string;
  /** Changes the heads; left out for accounts without the right, and for a student who has left. */
  readonly onTake?: (() => void) | undefined;
  readonly onEnd?: ((taken: TakenHead) => void) | undefined;
}

/** The school's heads that a student has taken, including those given up (D78). */
export function TakenHeads({ taken, month, onTake, onEnd }: TakenHeadsProps) {
  const words = useStudentMoneyMessages();
  const { labels, options, locale } = useWords();
  const columns: readonly Column<TakenHead>[] = [
    {
      key: 'head',
      header: words.headColumns.head,
      render: ({ head }) => headLabel(options.head, head),
    },
    {
      key: 'stop',
      header: labels.stop,
      folds: { at: 'phone', into: 'head' },
      render: ({ stop }) => stop,
    },
    {
      key: 'months',
      header: labels.months,
      minWidth: '8rem',
      render: (head) => {
        const end = firstMonthWithout(head);
        return (
          <Noted
            note={end !== undefined && words.endedFrom(monthLabel(end, locale), head.ends?.at(-1)?.by ?? '')}
          >
            {head.through === undefined
              ? words.from(monthLabel(head.from, locale))
              : monthRangeLabel(head.from, head.through, locale)}
          </Noted>
        );
      },
    },
    {
      key: 'taken',
      header: words.headColumns.taken,
      minWidth: '9rem',
      folds: { at: 'phone', into: 'months' },
      render: ({ takenBy, takenAt }) => <Noted note={dateTimeLabel(takenAt, locale)}>{takenBy}</Noted>,
    },
    ...(onEnd
      ? [
          {
            key: 'action',
            header: labels.actions,
            minWidth: '6rem',
            render: (head: TakenHead) =>
              isTakenFrom(head, month) && (
                <RowButton
                  name={words.endHeadOf(headLabel(options.head, head.head))}
                  onClick={() => onEnd(head)}
                >
                  {words.endHead}
                </RowButton>
              ),
          },
        ]
      : []),
  ];
  return (
    <Card>
      <Stack>
        <Row justify="space-between">
          <Heading>{labels.takenHeads}</Heading>
          {onTake && (
            <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={onTake}>
              {words.takeHead}
            </Button>
          )}
        </Row>
        {taken.length === 0 ? (
          <p>{words.noHeads}</p>
        ) : (
          <DataTable caption={labels.takenHeads} columns={columns} rows={taken} rowKey={({ id }) => id} />
        )}
      </Stack>
    </Card>
  );
}
