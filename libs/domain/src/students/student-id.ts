import type * as z from 'zod/mini';
import { requestObject, studentIdText } from '../rules';

/** The form in which two student IDs are compared: without regard to case (D14). */
export const foldStudentId = (studentID: string): string => studentID.trim().toLowerCase();

/** Names one student: `{studentID}` in bodies and queries. */
export const studentIdSchema = requestObject('StudentIdRequest', { studentID: studentIdText });

/** The name of one student in a call. */
export type NamedStudent = z.infer<typeof studentIdSchema>;
