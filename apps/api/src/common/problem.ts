import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { z } from 'zod';
import { messages } from './messages';

/** The body of every error (D39): one sentence that can be shown, never a stack, a query or personal data. */
export const problemSchema = z
  .object({
    statusCode: z.int(),
    error: z.string(),
    message: z.string(),
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });

export type ProblemBody = z.infer<typeof problemSchema>;
export type FieldProblem = NonNullable<ProblemBody['details']>[number];

export interface ProblemExtras {
  readonly details?: readonly FieldProblem[];
  /** For `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** An error that the caller may read, in the words it is thrown with. */
export class Problem extends HttpException {
  constructor(
    status: number,
    readonly sentence: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(sentence, status);
  }
}

/** The D39 body of a status and its sentence. */
export function problemBody(status: number, message: string, details?: readonly FieldProblem[]): ProblemBody {
  return {
    statusCode: status,
    error: STATUS_CODES[status] ?? 'Error',
    message,
    ...(details && details.length > 0 ? { details: [...details] } : {}),
  };
}

/** 400 for fields that break a rule: the one sentence, or the first and how many more fields wait. */
export function invalidFields(details: readonly FieldProblem[]): Problem {
  const first = details[0]?.message ?? messages.invalidRequest;
  const others = new Set(details.map(({ field }) => field)).size - 1;
  return new Problem(
    400,
    others > 0 ? `${first.replace(/\.$/, '')}, and ${messages.moreFields(others)}` : first,
    { details },
  );
}
