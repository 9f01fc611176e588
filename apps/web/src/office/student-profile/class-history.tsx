import { choiceLabel, classLabelOf, dateLabel, schoolDate } from '@school/domain';
import { Card, DataTable, Heading, Stack, type Column } from '@school/ui';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { useStudentProfileMessages } from './messages';

type ClassStay = Student['classStays'][number];
type PastClass = ClassStay & { readonly end: NonNullable<ClassStay['end']> };

const isPast = (stay: ClassStay): stay is PastClass => stay.end !== undefined;

/** The classes of earlier sessions, with the student's outcome at the end of each (D70). */
export function ClassHistory({ stays }: { readonly stays: readonly ClassStay[] }) {
  const students = useStudentProfileMessages();
  const words = useWords();
  const { labels, options } = words;
  const history = stays.filter(isPast);
  if (history.length === 0) return null;
  const columns: readonly Column<PastClass>[] = [
    { key: 'session', header: labels.session, render: ({ end }) => end.session },
    {
      key: 'class',
      header: labels.class,
      render: ({ class: schoolClass, section = '*', stream }) =>
        [
          classLabelOf({ class: schoolClass, section }, words),
          ...(stream === undefined ? [] : [choiceLabel(options.stream, stream)]),
        ].join(', '),
    },
    { key: 'became', header: labels.became, render: ({ end }) => choiceLabel(options.became, end.became) },
    {
      key: 'decided',
      header: students.decidedOn,
      folds: { at: 'phone', into: 'became' },
      render: ({ end }) => `${dateLabel(schoolDate(new Date(end.decidedAt)), words.locale)}, ${end.by}`,
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
          rowKey={({ end }) => `${end.session} ${end.decidedAt}`}
        />
      </Stack>
    </Card>
  );
}
