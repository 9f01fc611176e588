import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LOG, type Log } from '../logging/log';
import { problemBody, Problem, type FieldProblem } from './problem';

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly details?: readonly FieldProblem[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly unexpected?: true;
}

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Please sign in.',
  403: 'You are not allowed to do this.',
  404: 'There is nothing at this address.',
  413: 'A picture can have at most 5 MB.',
  415: 'This kind of content is not accepted here.',
  431: 'The request has too many headers.',
};

const UNEXPECTED = 'Something went wrong. Please try again.';
const NO_DATABASE = 'The database cannot be reached. Please try again.';
const DATABASE_AWAY =
  /^Mongo(ose)?(ServerSelection|Network|NetworkTimeout|PoolCleared|NotConnected|TopologyClosed)Error$/;

/** The 4xx status that a library put on its error, if it did. */
function statusInside(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown };
  const found = statusCode ?? status;
  return typeof found === 'number' && found >= 400 && found < 500 ? found : undefined;
}

function answerTo(error: unknown): Answer {
  if (error instanceof Problem)
    return { status: error.getStatus(), message: error.sentence, ...error.extras };
  if (typeof error !== 'object' || error === null)
    return { status: 500, message: UNEXPECTED, unexpected: true };
  if (error instanceof Error && DATABASE_AWAY.test(error.name)) {
    return { status: 503, message: NO_DATABASE, unexpected: true };
  }
  const status = statusInside(error);
  if (status === undefined || status >= 500) return { status: 500, message: UNEXPECTED, unexpected: true };
  return { status, message: SENTENCES[status] ?? 'The request could not be carried out.' };
}

/** The last stop of every error, whoever threw it: answers in the shape of D39, logs what nobody expected. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const answer = answerTo(error);
    if (answer.unexpected) {
      this.log.error({ err: error, requestId: http.getRequest<Request>().id }, 'unexpected error');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (answer.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', String(answer.retryAfterSeconds));
    }
    response.setHeader('Cache-Control', 'no-store');
    response.status(answer.status).json(problemBody(answer.status, answer.message, answer.details));
  }
}
