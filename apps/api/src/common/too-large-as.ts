import {
  applyDecorators,
  mixin,
  PayloadTooLargeException,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { catchError, throwError, type Observable } from 'rxjs';
import { LongCallInterceptor } from './long-calls';
import { Problem } from './problem';
import type { ProblemCode } from './words';

/** Says in a sentence of its own that what was sent is too large. */
const tooLargeAs = (code: ProblemCode) =>
  mixin(
    class TooLargeInterceptor implements NestInterceptor {
      intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
        return next
          .handle()
          .pipe(
            catchError((error: unknown) =>
              throwError(() => (error instanceof PayloadTooLargeException ? new Problem(413, code) : error)),
            ),
          );
      }
    },
  );

const limitsOf = (most: number) => ({ fileSize: most, files: 1, fields: 8, fieldSize: 1024, parts: 9 });

/** What the document says of such a route. */
const apiFile = () =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    }),
  );

/** A route that takes one file in the field `file`. @param most its bytes; @param tooLarge what is said of more */
export const TakesFile = (most: number, tooLarge: ProblemCode) =>
  applyDecorators(
    apiFile(),
    UseInterceptors(tooLargeAs(tooLarge), FileInterceptor('file', { limits: limitsOf(most) })),
  );

/**
 * The same of one that is too large for the memory: it lies on the disk where the module imports `LargeUploads`, and who takes it
 * takes it away. What is in it may be looked at for minutes.
 */
export const TakesLargeFile = (most: number, tooLarge: ProblemCode) =>
  applyDecorators(UseInterceptors(LongCallInterceptor), TakesFile(most, tooLarge));
