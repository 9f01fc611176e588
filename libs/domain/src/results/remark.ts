import * as z from 'zod/mini';
import {
  accept,
  namedObject,
  optionalText,
  requestObject,
  type RuleMessage,
  says,
  studentIdText,
} from '../rules';
import { choiceAsStored, moment } from '../values';
import type { ExamState } from './exam';
import { person } from './exam-answers';
import type { ReadMark } from './mark';
import { cellStates, ofSection } from './marks-calls';

/** The longest remark of a class teacher, in characters: what a line or two of the report card hold. */
export const LONGEST_REMARK = 120;

/** The most remarks of one call: more than any section has. */
const MOST_REMARKS = 500;

const remarkText = optionalText(LONGEST_REMARK);

/** A remark as it is kept, or what the rule says of what was typed. Nothing typed is no remark: the card has a line to write on. */
export function readRemark(typed: string): ReadMark {
  const read = remarkText.safeParse(typed);
  if (read.success) return accept(read.data);
  return { ok: false, says: (read.error.issues[0]?.message ?? 'text') as RuleMessage };
}

/** Who writes the remarks of a section: its class teacher until families have seen the results, an administrator always (D64). */
export const mayWriteRemarks = (
  state: ExamState,
  { isAdmin, isClassTeacher }: { readonly isAdmin: boolean; readonly isClassTeacher: boolean },
): boolean => isAdmin || (isClassTeacher && state !== 'published');

const typedRemarkSchema = requestObject('TypedRemark', {
  studentID: studentIdText,
  /** Empty takes the remark away. */
  remark: remarkText,
  /** What stood there when it was typed over, so that no desk overwrites what another has written unseen. */
  was: remarkText,
});

export type TypedRemark = z.output<typeof typedRemarkSchema>;

/** Remarks as they are typed: each is taken, or refused, for itself. */
export const typedRemarksSchema = requestObject('TypedRemarks', {
  ...ofSection,
  remarks: z
    .array(typedRemarkSchema, { error: says('choose') })
    .check(z.maxLength(MOST_REMARKS, says('atMost', MOST_REMARKS))),
});

export type TypedRemarks = z.output<typeof typedRemarksSchema>;

/** A student with the remark, and who wrote it last. */
export const remarkedStudentSchema = namedObject('RemarkedStudent', {
  ...person,
  remark: z.optional(z.object({ text: z.string(), by: z.string(), at: moment })),
});

/** What became of a typed remark. */
export const answeredRemarkSchema = namedObject('AnsweredRemark', {
  studentID: z.string(),
  cellState: choiceAsStored(cellStates),
  /** What stands there now; empty where there is none. */
  remark: z.string(),
  /** Who wrote it, where it was somebody else. */
  by: z.optional(z.string()),
  /** Why it is refused, in the caller's words. */
  why: z.optional(z.string()),
});
