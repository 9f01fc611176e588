import { foldStudentId, remindersOf, type ReminderWay } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useKeyedChange, withKey } from '../../api/use-change';
import { useRead } from '../../api/use-read';

// A charge or payment outdates the text that would be written; a reminder outdates the list of reminders.
const KEY = [...keys.students, 'reminders'] as const;

/** The reminder that would be sent to a family at this moment, read again each time (D91). */
export const useReminderDraft = (studentID: string) =>
  useRead(
    [...KEY, 'draft', foldStudentId(studentID)],
    async (signal) => {
      const draft = await valueOf(
        calls.GET('/api/office/reminders/draft', { params: { query: { studentID } }, signal }),
      );
      return { ...draft, reminders: remindersOf(draft.reminders) };
    },
    { gcTime: 0, staleTime: 0 },
  );

/** The last reminders of one family, newest first. */
export const useReminders = (studentID: string) =>
  useRead([...KEY, 'of', foldStudentId(studentID)], async (signal) =>
    remindersOf(
      await valueOf(calls.GET('/api/office/reminders', { params: { query: { studentID } }, signal })),
    ),
  );

interface Request {
  readonly studentID: string;
  readonly way: ReminderWay;
  /** The amount that the clerk has read, in rupees. */
  readonly amount: number;
}

/** Records that a family is reminded, once for each key, and returns the link that opens the clerk's own app. */
export const useRemind = () =>
  useKeyedChange(
    [
      [...KEY, 'of'],
      [...keys.students, 'defaulters'],
    ],
    (body: Request, key) => calls.POST('/api/office/reminders', { body, ...withKey(key) }),
  );
