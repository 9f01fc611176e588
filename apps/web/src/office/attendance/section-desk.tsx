import type { SectionDay as SectionDayQuery } from '@school/domain';
import { useSectionName } from '../section/use-section-name';
import { MarkDesk } from './mark-desk';
import { useAttendanceMessages } from './messages';
import { useMarkAttendance, type SectionDay } from './use-attendance';

export interface SectionDeskProps {
  readonly query: SectionDayQuery;
  readonly section: SectionDay;
}

/** Marks the students of a section (D62). */
export function SectionDesk({ query, section }: SectionDeskProps) {
  const words = useAttendanceMessages();
  const name = useSectionName()(section);
  const mark = useMarkAttendance();
  const { branch, class: schoolClass, section: letter, day } = query;
  const { marked, isOver, revision, students } = section;
  return (
    <MarkDesk
      draftName={['attendance', branch, schoolClass, letter, day].join(' ')}
      people={students.map(({ studentID, studentName, fatherName, ...student }) => ({
        ...student,
        key: studentID,
        id: studentID,
        name: studentName,
        note: `${studentID} · ${fatherName}`,
      }))}
      marked={marked}
      isOver={isOver}
      hint={words.quickHint}
      formLabel={words.formOf(name)}
      savedText={words.saved(name)}
      onSend={({ marks, reason }) =>
        mark.send({
          ...query,
          revision,
          marks: marks.map(({ key, attendance }) => ({ studentID: key, attendance })),
          reason,
        })
      }
    />
  );
}
