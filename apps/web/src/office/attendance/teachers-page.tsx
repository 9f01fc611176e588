import { Alert, EmptyState, PageHeader, Stack } from '@school/ui';
import { QueryView } from '../../screen/query-view';
import { PageButton } from '../../screen/page-link';
import { useDayInAddress } from '../../screen/use-day-in-address';
import { useClosedText } from './closed-text';
import { DayChoice } from './day-choice';
import { MarkDesk } from './mark-desk';
import { useAttendanceMessages } from './messages';
import { useTeachersDay } from '../student-attendance/use-teachers-day';
import { useMarkTeachers } from './use-attendance';

/** Marks the teachers of the school on a day, which is in the address (D62). */
export function TeachersPage() {
  const words = useAttendanceMessages();
  const [day, choose] = useDayInAddress();
  return (
    <Stack>
      <PageHeader
        title={words.markTitle(words.teachers)}
        actions={<PageButton to={`/office/attendance?tab=teacher&day=${day}`}>{words.back}</PageButton>}
      />
      <DayChoice day={day} onChange={choose} />
      <Loaded key={day} day={day} />
    </Stack>
  );
}

function Loaded({ day }: { readonly day: string }) {
  const words = useAttendanceMessages();
  const closedText = useClosedText();
  const mark = useMarkTeachers();
  return (
    <QueryView query={useTeachersDay(day)} failed={words.failed}>
      {({ closed, marked, isOver, revision, teachers }) => {
        if (closed) return <Alert tone="info">{closedText(closed)}</Alert>;
        if (teachers.length === 0)
          return <EmptyState title={words.noTeachers} description={words.noTeachersText} />;
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
      }}
    </QueryView>
  );
}
