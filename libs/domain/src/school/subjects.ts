import * as z from 'zod/mini';
import { choice, foldText, nameText, requestObject, requiredText, says, seenRevision } from '../rules';
import { schoolClasses, type SchoolClass } from '../values';
import type { BranchClass } from './class-section';
import { classesOfBranch, gradeOf } from './school-class';
import { schoolCodes, type SchoolCode } from './school-code';

/** The longest name of a subject, in characters, and the most subjects of a class. */
export const LONGEST_SUBJECT = 40;
export const MOST_SUBJECTS = 30;

/** The name of a subject. The school chooses it, in the language of its papers; teachers and exams refer to it by this name. */
export const subjectText = () => nameText({ max: LONGEST_SUBJECT });

/** Whether two names mean the same subject, without regard to case and the width of letters. */
export const isSameSubject = (one: string, other: string): boolean => foldText(one) === foldText(other);

/** Whether no subject occurs twice in a list. */
export const hasDistinctSubjects = (subjects: readonly string[]): boolean =>
  new Set(subjects.map(foldText)).size === subjects.length;

const subjectList = z
  .array(subjectText(), { error: says('required') })
  .check(
    z.minLength(1, { error: says('required'), abort: true }),
    z.maxLength(MOST_SUBJECTS, says('atMost', MOST_SUBJECTS)),
    z.refine(hasDistinctSubjects, says('subjectTwice')),
  );

/** The subjects that a class has from now on, in the order of its papers (D64). */
export const classSubjectsSchema = requestObject(
  'ClassSubjects',
  {
    branch: choice(schoolCodes),
    class: choice(schoolClasses),
    subjects: subjectList,
    /** The revision that was seen, so that no desk overwrites a change by another; 0 if nobody has chosen yet. */
    revision: seenRevision(),
  },
  z.refine(({ branch, class: schoolClass }) => classesOfBranch(branch).includes(schoolClass), {
    path: ['class'],
    error: says('choose'),
  }),
);

export type ClassSubjects = Readonly<z.output<typeof classSubjectsSchema>>;

/** The classes whose subjects are wanted; all classes if none is named. */
export const subjectsQuerySchema = z
  .partial(z.object({ branch: choice(schoolCodes), class: choice(schoolClasses) }))
  .register(z.globalRegistry, { id: 'SubjectsQuery' });

export type SubjectsQuery = z.output<typeof subjectsQuerySchema>;

/** The subjects typed in a form, one on each line; blank lines are ignored. */
export const subjectLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form for the subjects: one on each line, in the order of the papers. */
export const subjectsFormSchema = z.object({
  subjects: z.pipe(
    requiredText({ max: (LONGEST_SUBJECT + 1) * MOST_SUBJECTS, lines: true }).check(
      z.refine((text) => subjectLines(text).length <= MOST_SUBJECTS, says('atMost', MOST_SUBJECTS)),
      z.refine(
        (text) => subjectLines(text).every((line) => Array.from(line).length <= LONGEST_SUBJECT),
        says('subjectLong', LONGEST_SUBJECT),
      ),
      z.refine((text) => hasDistinctSubjects(subjectLines(text)), says('subjectTwice')),
    ),
    z.transform(subjectLines),
  ),
});

type Stage = 'nursery' | 'junior' | 'primary' | 'middle' | 'secondary' | 'senior';

function stageOf(schoolClass: SchoolClass): Stage {
  const grade = gradeOf(schoolClass);
  if (grade === undefined) return 'nursery';
  if (grade <= 2) return 'junior';
  if (grade <= 5) return 'primary';
  if (grade <= 8) return 'middle';
  return grade <= 10 ? 'secondary' : 'senior';
}

/**
 * The subjects of a class until an administrator changes them (D64): by the plan of the CBSE, or by that of the UP board in
 * Hindi. A class with streams has the subjects of all of them; each student takes some.
 */
const USUAL: Readonly<Record<SchoolCode, Readonly<Record<Stage, readonly string[]>>>> = {
  MLMEC: {
    nursery: ['English', 'Hindi', 'Mathematics', 'Rhymes', 'Drawing'],
    junior: ['English', 'Hindi', 'Mathematics', 'General Knowledge', 'Drawing'],
    primary: [
      'English',
      'Hindi',
      'Mathematics',
      'Environmental Studies',
      'Computer',
      'General Knowledge',
      'Drawing',
    ],
    middle: [
      'English',
      'Hindi',
      'Sanskrit',
      'Mathematics',
      'Science',
      'Social Science',
      'Computer',
      'Drawing',
    ],
    secondary: ['English', 'Hindi', 'Mathematics', 'Science', 'Social Science', 'Information Technology'],
    senior: [
      'English',
      'Hindi',
      'Physics',
      'Chemistry',
      'Mathematics',
      'Biology',
      'History',
      'Geography',
      'Political Science',
      'Economics',
      'Physical Education',
    ],
  },
  MLMIC: {
    nursery: ['हिन्दी', 'अंग्रेज़ी', 'गणित', 'कला'],
    junior: ['हिन्दी', 'अंग्रेज़ी', 'गणित', 'सामान्य ज्ञान', 'कला'],
    primary: ['हिन्दी', 'अंग्रेज़ी', 'संस्कृत', 'गणित', 'हमारा परिवेश', 'सामान्य ज्ञान', 'कला'],
    middle: ['हिन्दी', 'अंग्रेज़ी', 'संस्कृत', 'गणित', 'विज्ञान', 'सामाजिक विज्ञान', 'कृषि / गृह शिल्प', 'कला'],
    secondary: ['हिन्दी', 'अंग्रेज़ी', 'संस्कृत', 'गणित', 'विज्ञान', 'सामाजिक विज्ञान', 'चित्रकला'],
    senior: [
      'हिन्दी',
      'अंग्रेज़ी',
      'भौतिक विज्ञान',
      'रसायन विज्ञान',
      'गणित',
      'जीव विज्ञान',
      'इतिहास',
      'भूगोल',
      'नागरिक शास्त्र',
      'अर्थशास्त्र',
      'समाजशास्त्र',
    ],
  },
};

/** The subjects of a class until an administrator changes them, in the order of its papers. */
export const usualSubjects = ({ branch, class: schoolClass }: BranchClass): readonly string[] =>
  USUAL[branch][stageOf(schoolClass)];
