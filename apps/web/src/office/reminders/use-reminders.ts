import { foldStudentId, remindersOf, type ReminderWay } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useKeyedChange, withKey } from '../../api/use-change';
import { useRead } from '../../api/use-read';

// What a student is charged or pays outdates what would be written; a reminder outdates who was reminded.
const KEY = [...keys.students, 'reminders'] as const;

/** What would be written to a family at this moment, asked for anew each time (D91). */
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
  /** As the clerk has read it; rupees. */
  readonly amount: number;
}

/** Keeps that a family is reminded, once for each key, and brings the link that opens the clerk's own app. */
export const useRemind = () =>
  useKeyedChange(
    [
      [...KEY, 'of'],
      [...keys.students, 'defaulters'],
    ],
    (body: Request, key) => calls.POST('/api/office/reminders', { body, ...withKey(key) }),
  );
