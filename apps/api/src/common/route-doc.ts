import { applyDecorators, HttpCode, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { problemSchema } from './problem';
import type { RouteResult } from './refusal';

const MEANINGS = {
  400: 'A value is missing or breaks a rule',
  401: 'Not signed in, or no longer',
  403: 'The account has no right to this, or the anti-forgery header is missing',
  404: 'Not found',
  409: 'Refused by a rule in the state things are in',
  413: 'Too large',
  415: 'Not a kind of content that is accepted',
  422: 'The same Idempotency-Key was used with other content',
  429: 'Too many tries; `Retry-After` says when to try again',
  500: 'Something went wrong',
  503: 'The database cannot be reached, or is busy; `Retry-After` says when to try again',
  507: 'The disk of the office is full; nothing was stored',
} as const;

export type ProblemStatus = keyof typeof MEANINGS;

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } as const;

const meaningOf = (status: ProblemStatus) => ({
  description: MEANINGS[status],
  ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
});

/** Adds to the document the errors that a route can give, all in the shape of D39. */
export const ApiProblems = (...statuses: ProblemStatus[]) =>
  applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, ...meaningOf(status), standardSchema: problemSchema })),
  );

/** A decorator only for methods that give this answer, directly or as a promise. */
export type ForMethodsThatGive<Answer> = <
  Method extends (...taken: never[]) => RouteResult<Answer> | Promise<RouteResult<Answer>>,
>(
  target: object,
  key: string,
  method: TypedPropertyDescriptor<Method>,
) => void;

const describe =
  (status: 200 | 201) =>
  <Answer extends z.ZodType>(
    summary: string,
    answer: Answer,
    problems: readonly ProblemStatus[] = [],
  ): ForMethodsThatGive<z.input<Answer>> =>
    applyDecorators(
      HttpCode(status),
      ApiOperation({ summary }),
      ApiResponse({ status, description: summary, standardSchema: answer }),
      ApiProblems(...problems),
    );

/**
 * Describes a route: its summary, its answer and the refusals of its rules. Sets the status and adds all of it to the document;
 * errors common to such routes follow from their parameters. A method with another answer does not compile.
 */
export const Describe = describe(200);

/** Describes a route that creates something. */
export const DescribeMade = describe(201);

/** A file in the document. */
export const BINARY = { type: 'string', format: 'binary' } as const;

const filesOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: BINARY }]));

/** Adds to the document that a route answers a file. @param types the possible content types */
export const AnswersFile = (description: string, ...types: string[]) =>
  ApiResponse({ status: 200, description, content: filesOf(types) });

/** Adds to the document that a route answers a file with a name. @param types the possible content types */
export const AnswersNamedFile = (...types: string[]) =>
  ApiResponse({
    status: 200,
    description: 'The file; its name is in Content-Disposition',
    headers: { 'Content-Disposition': { description: 'Names the file', schema: { type: 'string' } } },
    content: filesOf(types),
  });

interface Operation {
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly security?: readonly object[];
  readonly responses: Record<string, object | undefined>;
}

/** The content of every error in the document. */
export const PROBLEM = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** Adds the usual errors of a call, which depend on its input: a body, values to check, a token. */
export function addUsualProblems({ parameters = [], requestBody, security, responses }: Operation): void {
  const usual: ProblemStatus[] = [
    ...(requestBody || parameters.length > 0 ? ([400] as const) : []),
    ...(security ? ([401, 403] as const) : []),
    ...(requestBody ? ([413, 415] as const) : []),
    500,
    503,
    507,
  ];
  for (const status of usual) responses[status] ??= { ...meaningOf(status), content: PROBLEM };
}

const describeQuery = (schema: z.core.$ZodObject) =>
  applyDecorators(
    ...Object.entries(schema._zod.def.shape).map(([name, field]) => {
      const { $schema: _, description, ...described } = z.toJSONSchema(field, { io: 'input' });
      const required = !z.safeParse(field, undefined).success;
      const parameter = { name, required, schema: described as ApiQuerySchema };
      return ApiQuery(description === undefined ? parameter : { ...parameter, description });
    }),
  );

/** The query of a call: the schema that checks it also describes its parameters in the document. */
export const Queried =
  (schema: z.core.$ZodObject): ParameterDecorator =>
  (target, key, index) => {
    Query({ schema })(target, key, index);
    if (key !== undefined) describeQuery(schema)(target, key, Object.getOwnPropertyDescriptor(target, key));
  };

type ApiQuerySchema = Extract<Parameters<typeof ApiQuery>[0], { schema: unknown }>['schema'];
