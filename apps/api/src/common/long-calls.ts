import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';

const longCalls = new WeakSet<Request>();

/** Whether a call may take minutes once it is here. */
export const isLongCall = (request: Request): boolean => longCalls.has(request);

/** Marks a call that may take minutes once it is here, as an archive of which each picture is looked at, or a session of which each ledger is read. */
export class LongCallInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    longCalls.add(context.switchToHttp().getRequest<Request>());
    return next.handle();
  }
}
