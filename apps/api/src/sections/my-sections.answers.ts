import { classSectionSchema, studentDetails, taughtSection } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** A section that the caller may work in, and its number of students (D58, D61). */
const mySectionAnswer = answerObject('MySection', {
  ...classSectionSchema.shape,
  students: z.int(),
  subjects: z
    .array(z.string())
    .meta({ description: 'What the caller teaches there; the office teaches nothing' }),
  isClassTeacher: taughtSection.isClassTeacher,
});

export const mySectionsAnswer = z.array(mySectionAnswer);

/**
 * A student as a teacher sees them: who it is and whom to call. It has no money, no Adhaar and nothing else of the record, and
 * fields that are added to the record do not get in (D58).
 */
const sectionStudentAnswer = answerObject('SectionStudent', {
  ...z.object(studentDetails).pick({
    studentID: true,
    studentFirstName: true,
    studentLastName: true,
    boardRollNo: true,
    primaryMobile: true,
  }).shape,
  fatherName: z.string(),
  hasPhoto: z.boolean(),
});

export const sectionStudentsAnswer = z.array(sectionStudentAnswer);

export type MySectionsAnswer = z.input<typeof mySectionsAnswer>;
export type SectionStudentsAnswer = z.input<typeof sectionStudentsAnswer>;
export type SectionStudentAnswer = SectionStudentsAnswer[number];
