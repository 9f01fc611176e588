import { MarkDesk } from './mark-desk';
import { useAttendanceMessages } from './messages';
import { useMarkTeachers, type TeachersDay } from './use-attendance';

/** Marks the teachers of the school (D62). */
export function TeachersDesk({ of }: { readonly of: TeachersDay }) {
  const words = useAttendanceMessages();
  const mark = useMarkTeachers();
  const { day, marked, isOver, revision, teachers } = of;
  return (
    <MarkDesk
      draftName={`attendance teachers ${day}`}
      people={teachers.map(({ teacher, teacherID, teacherName, ...one }) => ({
        ...one,
        key: teacher,
        id: teacherID,
        name: teacherName,
        note: teacherID,
      }))}
      marked={marked}
      isOver={isOver}
      hint={words.quickTeacherHint}
      formLabel={words.formOf(words.teachers)}
      savedText={words.saved(words.teachers)}
      onSend={({ marks, reason }) =>
        mark.send({
          day,
          revision,
          marks: marks.map(({ key, attendance }) => ({ teacher: key, attendance })),
          reason,
        })
      }
    />
  );
}
