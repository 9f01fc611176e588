import { dateTimeLabel, formatRupees } from '@school/domain';
import { Card, Heading, Row, Stack } from '@school/ui';
import { useWords } from '../../messages/words';
import { QueryView } from '../../screen/query-view';
import { useRights } from '../../session/use-rights';
import { useRemindersMessages } from './messages';
import { RemindButton } from './remind-button';
import { useReminders } from './use-reminders';

export interface ReminderHistoryProps {
  readonly studentID: string;
  /** Whether anything is owed, so that the family can be reminded. */
  readonly owes: boolean;
}

/** The reminders of a family: when, by whom and of what, and a button to remind it again (D91). */
export function ReminderHistory({ studentID, owes }: ReminderHistoryProps) {
  const words = useRemindersMessages();
  const { options, locale } = useWords();
  const mayRemind = useRights().includes('collect');
  return (
    <Card as="section" aria-label={words.history}>
      <Stack gap="s">
        <Row justify="space-between">
          <Heading>{words.history}</Heading>
          {owes && mayRemind && <RemindButton studentID={studentID} />}
        </Row>
        <QueryView query={useReminders(studentID)} failed={words.historyFailed}>
          {(reminders) =>
            reminders.length === 0 ? (
              <p>{words.noHistory}</p>
            ) : (
              <Stack as="ul" gap="xs">
                {reminders.map(({ at, by, way, amount }) => (
                  <li key={at.getTime()}>
                    <Row>
                      <span>{dateTimeLabel(at, locale)}</span>
                      <span>{words.amountReminded(formatRupees(amount), options.reminderWay[way], by)}</span>
                    </Row>
                  </li>
                ))}
              </Stack>
            )
          }
        </QueryView>
      </Stack>
    </Card>
  );
}
