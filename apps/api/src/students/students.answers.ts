import {
  admissionTypes,
  boards,
  categories,
  conveyances,
  genders,
  mediums,
  religions,
  schoolClasses,
  sections,
  streams,
  wingTypes,
} from '@school/domain';
import { z } from 'zod';
import { feesAnswer, ledgerAnswer } from '../fees/fees.answers';

export const registeredAnswer = z.object({ _id: z.string() }).meta({ id: 'RegisteredStudent' });

export const nextStudentIdAnswer = z.object({ studentID: z.string() }).meta({ id: 'NextStudentId' });

/** The list's fields only (D20, D23). */
export const listedStudentAnswer = z
  .object({
    _id: z.string(),
    studentID: z.string(),
    studentFirstName: z.string(),
    studentLastName: z.string(),
    fatherName: z.string(),
    motherName: z.string(),
    boardType: z.enum(boards.values),
    class: z.enum(schoolClasses),
    section: z.enum(sections.values),
    profilePictureRef: z.string().optional(),
  })
  .meta({ id: 'ListedStudent' });

export const studentListAnswer = z.array(listedStudentAnswer);

const personalDetailAnswer = z.object({
  category: z.enum(categories.values),
  subCategory: z.string(),
  fatherName: z.string(),
  motherName: z.string(),
  guardianName: z.string(),
  guardianRelation: z.string(),
  address: z.string(),
});

/** Everything about one student but the password; amounts in rupees. */
export const studentAnswer = z
  .object({
    _id: z.string(),
    studentID: z.string(),
    studentFirstName: z.string(),
    studentLastName: z.string(),
    dateOfBirth: z.string(),
    gender: z.enum(genders.values),
    religion: z.enum(religions.values),
    disability: z.boolean(),
    adhaarNumber: z.string(),
    primaryMobile: z.string(),
    secondaryMobile: z.string(),
    conveyance: z.enum(conveyances.values),
    wingType: z.enum(wingTypes.values),
    boardType: z.enum(boards.values),
    medium: z.enum(mediums.values),
    class: z.enum(schoolClasses),
    section: z.enum(sections.values),
    stream: z.enum(streams.values).optional(),
    admissionType: z.enum(admissionTypes.values),
    dateOfAdmission: z.string(),
    boardRollNo: z.string().optional(),
    profilePictureRef: z.string().optional(),
    signatureRef: z.string(),
    personalDetail: personalDetailAnswer,
    previousBalance: z.number().meta({ description: 'Rupees, as given at the registration' }),
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
export type StudentAnswer = z.infer<typeof studentAnswer>;
export type LeftStudentAnswer = z.infer<typeof leftStudentAnswer>;
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;
