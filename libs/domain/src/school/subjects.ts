import * as z from 'zod/mini';
import { choice, foldText, nameText, requestObject, requiredText, says, seenRevision } from '../rules';
import { schoolClasses, type SchoolClass } from '../values';
import type { BranchClass } from './class-section';
import { classesOfBranch, gradeOf } from './school-class';
import { schoolCodes, type SchoolCode } from './school-code';

/** The longest name of a subject, in characters, and the most subjects of a class. */
export const LONGEST_SUBJECT = 40;
export const MOST_SUBJECTS = 30;

/** What a subject is called. The school names it, once, in the language of its papers; marks and teachers go by the name. */
export const subjectText = () => nameText({ max: LONGEST_SUBJECT });

/** Whether two names mean one subject: case and the width of letters tell no two apart. */
export const isSameSubject = (one: string, other: string): boolean => foldText(one) === foldText(other);

/** Whether no subject is in a list twice. */
export const isEachOnce = (subjects: readonly string[]): boolean =>
  new Set(subjects.map(foldText)).size === subjects.length;

const subjectList = z
  .array(subjectText(), { error: says('required') })
  .check(
    z.minLength(1, { error: says('required'), abort: true }),
    z.maxLength(MOST_SUBJECTS, says('atMost', MOST_SUBJECTS)),
    z.refine(isEachOnce, says('subjectTwice')),
  );

/** What a class learns from now on, in the order of its papers (D64). */
export const classSubjectsSchema = requestObject(
  'ClassSubjects',
  {
    branch: choice(schoolCodes),
    class: choice(schoolClasses),
    subjects: subjectList,
    /** Those that were seen: nobody overwrites what another desk has written meanwhile. 0 where nobody chose yet. */
    revision: seenRevision(),
  },
  z.refine(({ branch, class: schoolClass }) => classesOfBranch(branch).includes(schoolClass), {
    path: ['class'],
    error: says('choose'),
  }),
);

export type ClassSubjects = Readonly<z.output<typeof classSubjectsSchema>>;

/** Of which classes the subjects are asked; of all where nothing is said. */
export const subjectsQuerySchema = z
  .partial(z.object({ branch: choice(schoolCodes), class: choice(schoolClasses) }))
  .register(z.globalRegistry, { id: 'SubjectsQuery' });

export type SubjectsQuery = z.output<typeof subjectsQuerySchema>;

/** The subjects of a form, one a line; lines without a letter say nothing. */
export const subjectLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form of them: one a line, in the order of the papers. */
export const subjectsFormSchema = z.object({
  subjects: z.pipe(
    requiredText({ max: (LONGEST_SUBJECT + 1) * MOST_SUBJECTS, lines: true }).check(
      z.refine((text) => subjectLines(text).length <= MOST_SUBJECTS, says('atMost', MOST_SUBJECTS)),
      z.refine(
        (text) => subjectLines(text).every((line) => Array.from(line).length <= LONGEST_SUBJECT),
        says('subjectLong', LONGEST_SUBJECT),
      ),
      z.refine((text) => isEachOnce(subjectLines(text)), says('subjectTwice')),
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
 * What a class learns as long as an administrator has not said otherwise (D64): by the plan of the CBSE, and by that of the UP
 * board in Hindi. A class with streams has the subjects of all of them; each student takes some.
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

/** What a class learns where an administrator has not said it yet, in the order of its papers. */
export const usualSubjects = ({ branch, class: schoolClass }: BranchClass): readonly string[] =>
  USUAL[branch][stageOf(schoolClass)];
