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
import { personFields } from './exam-answers';
import type { ReadMark } from './mark';
import { cellStates, examSectionFields } from './marks-calls';

/** The longest remark of a class teacher, in characters: it fits into a line or two of the report card. */
export const LONGEST_REMARK = 120;

/** The most remarks of one call: more than any section has. */
const MOST_REMARKS = 500;

const remarkText = optionalText(LONGEST_REMARK);

/** A remark as it is stored, or the rule's message. An empty text means no remark: the card then has a line to write on. */
export function readRemark(typed: string): ReadMark {
  const parsed = remarkText.safeParse(typed);
  if (parsed.success) return accept(parsed.data);
  return { ok: false, says: (parsed.error.issues[0]?.message ?? 'text') as RuleMessage };
}

/** Whether somebody may write remarks: the class teacher until the results are published, an administrator always (D64). */
export const mayWriteRemarks = (
  state: ExamState,
  { isAdmin, isClassTeacher }: { readonly isAdmin: boolean; readonly isClassTeacher: boolean },
): boolean => isAdmin || (isClassTeacher && state !== 'published');

const typedRemarkSchema = requestObject('TypedRemark', {
  studentID: studentIdText,
  /** Empty removes the remark. */
  remark: remarkText,
  /** The remark that the field showed before, so that no desk overwrites another one's remark without seeing it. */
  was: remarkText,
});

export type TypedRemark = z.output<typeof typedRemarkSchema>;

/** Remarks as they are typed; each is accepted or refused on its own. */
export const typedRemarksSchema = requestObject('TypedRemarks', {
  ...examSectionFields,
  remarks: z
    .array(typedRemarkSchema, { error: says('choose') })
    .check(z.maxLength(MOST_REMARKS, says('atMost', MOST_REMARKS))),
});

export type TypedRemarks = z.output<typeof typedRemarksSchema>;

/** A student with the remark and its last author. */
export const remarkedStudentSchema = namedObject('RemarkedStudent', {
  ...personFields,
  remark: z.optional(z.object({ text: z.string(), by: z.string(), at: moment })),
});

/** The result for a typed remark. */
export const answeredRemarkSchema = namedObject('AnsweredRemark', {
  studentID: z.string(),
  cellState: choiceAsStored(cellStates),
  /** The remark that is stored now; empty if there is none. */
  remark: z.string(),
  /** The author of the remark, if it was somebody else. */
  by: z.optional(z.string()),
  /** The reason of a refusal, in the caller's language. */
  why: z.optional(z.string()),
});
