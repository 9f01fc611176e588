import { choiceLabel } from '@school/domain';
import { Alert, Badge, DataTable, EmptyState, Stack, Text, type BadgeProps, type Column } from '@school/ui';
import { useWords } from '../../messages/words';
import { useMayOpen } from '../../screen/features';
import { StaleWarning, loadErrorNotice } from '../../screen/loading';
import { useDayInAddress } from '../../screen/use-day-in-address';
import { Noted } from '../list/cells';
import { DownloadMenu } from '../list/download-menu';
import { PageButton, PageLink } from '../../screen/page-link';
import { useTeachersDay } from '../student-attendance/use-teachers-day';
import { Beside } from './beside';
import { useClosedText } from './closed-text';
import { DayChoice } from './day-choice';
import { useMarkedTexts } from './marked-text';
import { useAttendanceMessages } from './messages';
import { exportTeachersDay, teacherAddress, teachersAddress, type TeachersDay } from './use-attendance';

type Teacher = TeachersDay['teachers'][number];

const tones: Readonly<Record<string, NonNullable<BadgeProps['tone']>>> = {
  present: 'success',
  absent: 'danger',
  leave: 'info',
  half: 'warning',
};

/** The teachers' attendance on a day, and the link to mark it (D62). */
export function TeachersTab() {
  const words = useAttendanceMessages();
  const { labels, options } = useWords();
  const mayMark = useMayOpen('attendance/teachers');
  const closedText = useClosedText();
  const texts = useMarkedTexts();
  const [day, choose] = useDayInAddress();
  const dayQuery = useTeachersDay(day);
  const { closed, marked, teachers = [] } = dayQuery.data ?? {};
  const columns: readonly Column<Teacher>[] = [
    {
      key: 'teacher',
      header: labels.teacher,
      render: ({ teacherID, teacherName }) => (
        <Noted note={teacherID}>
          <PageLink to={teacherAddress(teacherID)}>{teacherName}</PageLink>
        </Noted>
      ),
    },
    {
      key: 'state',
      header: labels.state,
      render: ({ attendance, corrected }) => (
        <Noted note={corrected && texts.corrected(corrected)}>
          {attendance === undefined ? (
            <Badge tone="warning">{words.notMarked}</Badge>
          ) : (
            <Badge tone={tones[attendance] ?? 'info'}>{choiceLabel(options.attendance, attendance)}</Badge>
          )}
        </Noted>
      ),
    },
  ];
  return (
    <Stack>
      <Beside>
        <DayChoice day={day} onChange={choose} />
        {mayMark && dayQuery.data && !closed && teachers.length > 0 && (
          <PageButton to={teachersAddress(day)}>
            {marked ? words.changeTeachers : words.markTeachers}
          </PageButton>
        )}
        <DownloadMenu call={exportTeachersDay(day)} />
      </Beside>
      <StaleWarning queries={[dayQuery]} />
      {closed && <Alert tone="info">{closedText(closed)}</Alert>}
      {marked && <Text>{texts.marked(marked)}</Text>}
      <DataTable
        caption={words.teachersOfDay}
        density="compact"
        columns={columns}
        rows={teachers}
        rowKey={({ teacher }) => teacher}
        loading={dayQuery.isPending}
        error={loadErrorNotice(dayQuery, words.failed)}
        empty={<EmptyState title={words.noTeachers} description={words.noTeachersText} />}
      />
    </Stack>
  );
}
