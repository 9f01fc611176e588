import { choiceLabel, dateLabel, schoolDate } from '@school/domain';
import { Card, DataTable, Heading, Stack, useKitMessages, type Column } from '@school/ui';
import type { Student } from '../../api/types';
import { classLabelOf, useWords } from '../../messages/words';
import { useStudentProfileMessages } from './messages';

type PastClass = Student['classHistory'][number];

/** The classes of the sessions before, and what became of the student at the end of each (D70). */
export function ClassHistory({ history }: { readonly history: readonly PastClass[] }) {
  const students = useStudentProfileMessages();
  const words = useWords();
  const { labels, options } = words;
  const { locale } = useKitMessages();
  if (history.length === 0) return null;
  const columns: readonly Column<PastClass>[] = [
    { key: 'session', header: labels.session, render: ({ session }) => session },
    {
      key: 'class',
      header: labels.class,
      render: ({ class: schoolClass, section = '*', stream }) =>
        [
          classLabelOf({ class: schoolClass, section }, words),
          ...(stream === undefined ? [] : [choiceLabel(options.stream, stream)]),
        ].join(', '),
    },
    { key: 'became', header: labels.became, render: ({ became }) => choiceLabel(options.became, became) },
    {
      key: 'decided',
      header: students.decidedOn,
      folds: { at: 'phone', into: 'became' },
      render: ({ decidedAt, by }) => `${dateLabel(schoolDate(new Date(decidedAt)), locale)}, ${by}`,
    },
  ];
  return (
    <Card as="section" aria-label={students.classHistory}>
      <Stack gap="s">
        <Heading>{students.classHistory}</Heading>
        <DataTable
          caption={students.classHistory}
          density="compact"
          columns={columns}
          rows={history.toReversed()}
          rowKey={({ session, decidedAt }) => `${session} ${decidedAt}`}
        />
      </Stack>
    </Card>
  );
}
