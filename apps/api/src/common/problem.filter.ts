import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LOG, type Log } from '../logging/log';
import { problemBody, Problem, type FieldProblem } from './problem';
import { messages } from './messages';

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly details?: readonly FieldProblem[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly unexpected?: true;
}

const SENTENCES: Readonly<Record<number, string>> = {
  400: messages.invalidRequest,
  401: messages.signIn,
  403: messages.notAllowed,
  404: messages.nothingHere,
  413: messages.pictureTooLarge,
  415: messages.contentNotAccepted,
  431: messages.tooManyHeaders,
};

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
    return { status: 500, message: messages.unexpected, unexpected: true };
  if (error instanceof Error && DATABASE_AWAY.test(error.name)) {
    return { status: 503, message: messages.noDatabase, unexpected: true };
  }
  const status = statusInside(error);
  if (status === undefined || status >= 500)
    return { status: 500, message: messages.unexpected, unexpected: true };
  return { status, message: SENTENCES[status] ?? messages.refused };
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
