import { dateTimeLabel, formatRupees } from '@school/domain';
import { Card, Heading, Row, Stack } from '@school/ui';
import { useWords } from '../../messages/words';
import { LoadFailed, Loading } from '../../screen/loading';
import { useRights } from '../../session/use-rights';
import { useRemindersMessages } from './messages';
import { RemindButton } from './remind-button';
import { useReminders } from './use-reminders';

export interface ReminderHistoryProps {
  readonly studentID: string;
  /** Whether anything is owed, so that the family can be reminded. */
  readonly owes: boolean;
}

/** When a family was reminded, by whom and of what, and the way to do it again (D91). */
export function ReminderHistory({ studentID, owes }: ReminderHistoryProps) {
  const words = useRemindersMessages();
  const { options, locale } = useWords();
  const mayRemind = useRights().includes('collect');
  const { data, error, refetch } = useReminders(studentID);
  const list = () => {
    if (!data)
      return error ? <LoadFailed title={words.historyFailed} of={{ error, refetch }} /> : <Loading />;
    if (data.length === 0) return <p>{words.noHistory}</p>;
    return (
      <Stack as="ul" gap="xs">
        {data.map(({ at, by, way, amount }) => (
          <li key={at.getTime()}>
            <Row>
              <span>{dateTimeLabel(at, locale)}</span>
              <span>{words.kept(formatRupees(amount), options.reminderWay[way], by)}</span>
            </Row>
          </li>
        ))}
      </Stack>
    );
  };
  return (
    <Card as="section" aria-label={words.history}>
      <Stack gap="s">
        <Row justify="space-between">
          <Heading>{words.history}</Heading>
          {owes && mayRemind && <RemindButton studentID={studentID} />}
        </Row>
        {list()}
      </Stack>
    </Card>
  );
}
