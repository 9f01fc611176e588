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

/** Reports a too large upload with a sentence of its own. */
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

/** The document's description of such a route. */
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

/** A route that takes one file in the field `file`. @param most bytes of the file; @param tooLarge the error for a larger one */
export const TakesFile = (most: number, tooLarge: ProblemCode) =>
  applyDecorators(
    apiFile(),
    UseInterceptors(tooLargeAs(tooLarge), FileInterceptor('file', { limits: limitsOf(most) })),
  );

/**
 * A route that takes a file too large for the memory: it lies on the disk if the module imports `LargeUploads`, and its receiver
 * has to remove it. Checking its content may take minutes.
 */
export const TakesLargeFile = (most: number, tooLarge: ProblemCode) =>
  applyDecorators(UseInterceptors(LongCallInterceptor), TakesFile(most, tooLarge));
