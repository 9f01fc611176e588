import {
  choiceLabel,
  dateLabel,
  dateTimeLabel,
  progressOf,
  schoolDate,
  unitStateOf,
  type ClassSyllabus,
  type SubjectSyllabus,
  type SyllabusUnit,
} from '@school/domain';
import { PrintedList, PrintSheet, type Column } from '@school/ui';
import { useWords } from '../../messages/words';
import { Note, Noted, OneLine } from '../list/cells';
import { SchoolLetterhead } from '../paper/letterhead';
import { useBranchHead } from '../paper/use-branch-head';
import { useSyllabusMessages } from './messages';

export interface SyllabusPaperProps {
  readonly syllabus: ClassSyllabus;
  /** The time when it was read. */
  readonly readAt: Date;
}

/** A unit, or the subject alone if it has no units. */
interface Line extends Partial<SyllabusUnit> {
  readonly number: number;
  readonly subjectSyllabus: SubjectSyllabus;
}

const linesOf = ({ subjects }: ClassSyllabus): readonly Line[] =>
  subjects.flatMap((subjectSyllabus): readonly Line[] =>
    subjectSyllabus.units.length === 0
      ? [{ number: 0, subjectSyllabus }]
      : subjectSyllabus.units.map((unit, index) => ({ ...unit, number: index + 1, subjectSyllabus })),
  );

/** The syllabus of a class on A4: each subject with its progress, then its units (D67). */
export function SyllabusPaper({ syllabus, readAt }: SyllabusPaperProps) {
  const words = useSyllabusMessages();
  const { labels, options, locale } = useWords();
  const { branch, class: schoolClass, session } = syllabus;
  const { head = <SchoolLetterhead /> } = useBranchHead(branch);
  const today = schoolDate(readAt);
  const title = words.syllabusOf(`${branch} ${choiceLabel(options.class, schoolClass)}`, session);
  const columns: readonly Column<Line>[] = [
    {
      key: 'subject',
      header: labels.subject,
      width: '22%',
      render: ({ number, subjectSyllabus }) => {
        // A subject continued on the next page is named again, because it is not known which row begins a page.
        if (number > 1) return <Note>{subjectSyllabus.subject}</Note>;
        const { done, units, percent } = progressOf(subjectSyllabus.units, today);
        return (
          <Noted note={units === 0 ? words.noUnits : words.doneOf(done, units, percent)}>
            <strong>{subjectSyllabus.subject}</strong>
          </Noted>
        );
      },
    },
    { key: 'number', header: labels.unitNumber, align: 'end', render: ({ number }) => number > 0 && number },
    { key: 'name', header: labels.unitName, namesRow: true, render: ({ name }) => name },
    {
      key: 'planned',
      header: words.planned,
      render: ({ plannedFrom, plannedTo }) =>
        plannedFrom !== undefined &&
        plannedTo !== undefined && (
          <>
            <OneLine>{dateLabel(plannedFrom, locale)} –</OneLine>{' '}
            <OneLine>{dateLabel(plannedTo, locale)}</OneLine>
          </>
        ),
    },
    {
      key: 'done',
      header: labels.doneOn,
      render: ({ doneOn }) => doneOn !== undefined && <OneLine>{dateLabel(doneOn, locale)}</OneLine>,
    },
    {
      key: 'state',
      header: labels.unitState,
      render: ({ plannedFrom, plannedTo, doneOn }) =>
        plannedFrom !== undefined &&
        plannedTo !== undefined &&
        options.unitState[unitStateOf({ plannedFrom, plannedTo, doneOn }, today)],
    },
  ];
  return (
    <PrintSheet label={title} isLong onPaperOnly>
      <PrintedList
        head={head}
        title={title}
        note={words.printed(dateTimeLabel(readAt, locale))}
        columns={columns}
        rows={linesOf(syllabus)}
        rowKey={({ id, subjectSyllabus }) => id ?? subjectSyllabus.subject}
      />
    </PrintSheet>
  );
}
