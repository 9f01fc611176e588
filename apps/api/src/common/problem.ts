import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { dateLabel, withNamed, type Language, type NamedValue } from '@school/domain';
import { z } from 'zod';
import { answerObject } from './answer-object';
import { firstOfMany, rulesIn, sentence, type ProblemCode } from './words';

/** The body of every error (D39): one sentence that can be shown, never a stack, a query or personal data. */
export const problemSchema = answerObject('Problem', {
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type ProblemBody = z.infer<typeof problemSchema>;

/** A field of the request and the error in it. */
export interface FieldProblem {
  readonly field: string;
  readonly code: ProblemCode;
  /** The name to insert into its sentence, if the sentence has a place for one. */
  readonly named?: NamedValue | undefined;
}

export interface ProblemExtras {
  readonly fields?: readonly FieldProblem[];
  /** The value of `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** An error that the caller may read; its code becomes a sentence in the language of the answer. */
export class Problem extends HttpException {
  constructor(
    status: number,
    readonly code: ProblemCode,
    readonly extras: ProblemExtras = {},
  ) {
    super(code, status);
  }
}

/** 400 for fields that break a rule. */
export const invalidFields = (fields: readonly FieldProblem[]): Problem =>
  new Problem(400, 'invalidRequest', { fields });

/** Whether an error is about fields that break a rule. */
export const isInvalid = (error: unknown): error is Problem =>
  error instanceof Problem && error.code === 'invalidRequest';

/** The value that a sentence names, in the language of the answer. */
const namedIn = (language: Language, named: NamedValue | undefined): string | undefined =>
  typeof named === 'object' ? dateLabel(named.day, rulesIn(language).locale) : named;

/** The D39 body: the sentence of the first field and the number of further ones, or the code's sentence if no field is named. */
export function problemBody(
  status: number,
  code: ProblemCode,
  language: Language,
  fields: readonly FieldProblem[] = [],
): ProblemBody {
  const details = fields.map(({ field, code: fieldCode, named }) => ({
    field,
    message: withNamed(sentence(language, fieldCode, field), namedIn(language, named)),
  }));
  const furtherFields = new Set(fields.map(({ field }) => field)).size - 1;
  return {
    statusCode: status,
    error: STATUS_CODES[status] ?? 'Error',
    message: firstOfMany(language, details[0]?.message ?? sentence(language, code), furtherFields),
    ...(details.length > 0 ? { details } : {}),
  };
}
