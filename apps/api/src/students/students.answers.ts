import { rupees, standingConcessionSchema, studentDetails } from '@school/domain';
import { z } from 'zod';
import { feesAnswer, ledgerAnswer } from '../ledger/ledger.answers';

export const registeredAnswer = z.object({ _id: z.string() }).meta({ id: 'RegisteredStudent' });

export const nextStudentIdAnswer = z.object({ studentID: z.string() }).meta({ id: 'NextStudentId' });

/** The list's fields only (D20, D23). */
export const listedStudentAnswer = z
  .object(studentDetails)
  .pick({
    studentID: true,
    studentFirstName: true,
    studentLastName: true,
    boardType: true,
    class: true,
    section: true,
    profilePictureRef: true,
  })
  .extend({ _id: z.string(), fatherName: z.string(), motherName: z.string() })
  .meta({ id: 'ListedStudent' });

export const studentListAnswer = z.array(listedStudentAnswer);

/** Everything about one student but the password; amounts in rupees. */
export const studentAnswer = z
  .object({
    _id: z.string(),
    ...studentDetails,
    /** As given at the registration. */
    previousBalance: rupees,
    feesFrom: z.string().meta({ description: 'The first month that is charged, as yyyy-mm' }),
    concessions: z.array(standingConcessionSchema),
    studentFeeReport: ledgerAnswer,
    fees: feesAnswer,
  })
  .meta({ id: 'Student' });

export const leftStudentAnswer = z
  .object({ studentID: z.string(), left: z.literal(true) })
  .meta({ id: 'LeftStudent' });

const wingAnswer = z.object({ total: z.int() });

export const dashboardAnswer = z
  .object({ wings: z.object({ hindi: wingAnswer, english: wingAnswer }) })
  .meta({ id: 'Dashboard' });

export type RegisteredAnswer = z.infer<typeof registeredAnswer>;
export type NextStudentIdAnswer = z.infer<typeof nextStudentIdAnswer>;
export type ListedStudentAnswer = z.infer<typeof listedStudentAnswer>;
export type StudentAnswer = z.input<typeof studentAnswer>;
export type LeftStudentAnswer = z.infer<typeof leftStudentAnswer>;
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;
