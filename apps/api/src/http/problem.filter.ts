import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { RefusedCalls } from '../audit/refused-calls';
import { languageOf } from '../common/language-of';
import { problemBody, Problem, type ProblemExtras } from '../common/problem';
import type { ProblemCode } from '../common/words';
import { DatabaseWatch } from '../database/database-watch';
import { isDatabaseAway } from '../database/database-away';
import { isDatabaseDamaged } from '../database/database-damaged';
import { isDiskFull } from '../database/disk-full';
import { LOG, type Log } from '../logging/log';

interface Answer extends ProblemExtras {
  readonly status: number;
  readonly code: ProblemCode;
  readonly unexpected?: true;
}

const CODES: Readonly<Record<number, ProblemCode>> = {
  400: 'invalidRequest',
  401: 'signIn',
  403: 'notAllowed',
  404: 'nothingHere',
  413: 'pictureTooLarge',
  415: 'contentNotAccepted',
  431: 'tooManyHeaders',
};

/** The time within which a restarted database is back, in seconds. */
const DATABASE_BACK_AFTER = 1;

/** The 4xx status in a library's error, if there is one. */
function statusInside(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown };
  const found = statusCode ?? status;
  return typeof found === 'number' && found >= 400 && found < 500 ? found : undefined;
}

function answerTo(error: unknown): Answer {
  if (error instanceof Problem) return { status: error.getStatus(), code: error.code, ...error.extras };
  if (typeof error !== 'object' || error === null)
    return { status: 500, code: 'unexpected', unexpected: true };
  if (isDatabaseAway(error)) {
    const retryAfterSeconds = DATABASE_BACK_AFTER;
    return { status: 503, code: 'noDatabase', retryAfterSeconds };
  }
  if (isDatabaseDamaged(error)) {
    return { status: 500, code: 'damagedDatabase', unexpected: true };
  }
  if (isDiskFull(error)) return { status: 507, code: 'diskFull', unexpected: true };
  const status = statusInside(error);
  if (status === undefined || status >= 500) return { status: 500, code: 'unexpected', unexpected: true };
  return { status, code: CODES[status] ?? 'refused' };
}

/** Answers every error in the shape of D39, and logs those that are bugs. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOG) private readonly log: Log,
    private readonly database: DatabaseWatch,
    private readonly refused: RefusedCalls,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    // The call was refused as lost and ended later: it is already answered.
    if (response.writableEnded) return;
    const answer = answerTo(error);
    if (answer.unexpected) {
      this.log.error({ err: error, requestId: http.getRequest<Request>().id }, 'unexpected error');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // The watch logs an outage once; each call does not.
    if (answer.code === 'noDatabase') this.database.refused(error);
    if (answer.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', String(answer.retryAfterSeconds));
    }
    response.vary('Accept-Language');
    const language = languageOf(http.getRequest<Request>());
    const send = () =>
      response.status(answer.status).json(problemBody(answer.status, answer.code, language, answer.fields));
    // An account that must first choose its own password is sent there and has tried nothing forbidden.
    if (answer.status === 403 && answer.code !== 'ownPasswordFirst')
      void this.refused.note(http.getRequest<Request>()).then(send);
    else send();
  }
}
