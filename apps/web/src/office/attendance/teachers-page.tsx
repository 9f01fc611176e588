import { Alert, EmptyState, PageHeader, Stack } from '@school/ui';
import { Answered } from '../../screen/answered';
import { PageButton } from '../../screen/page-link';
import { useDayInAddress } from '../../screen/use-day-in-address';
import { useClosedText } from './closed-text';
import { DayChoice } from './day-choice';
import { useAttendanceMessages } from './messages';
import { TeachersDesk } from './teachers-desk';
import { useTeachersDay } from '../student-attendance/use-teachers-day';

/** Marks the teachers of the school on a day, which stands in the address (D62). */
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
  return (
    <Answered asked={useTeachersDay(day)} failed={words.failed}>
      {(found) => {
        if (found.closed) return <Alert tone="info">{closedText(found.closed)}</Alert>;
        if (found.teachers.length === 0)
          return <EmptyState title={words.noTeachers} description={words.noTeachersText} />;
        return <TeachersDesk of={found} />;
      }}
    </Answered>
  );
}
