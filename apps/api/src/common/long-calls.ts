import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';

const longCalls = new WeakSet<Request>();

/** Whether a call may take minutes after it has arrived. */
export const isLongCall = (request: Request): boolean => longCalls.has(request);

/** Marks a call that may take minutes after it has arrived, as one that checks an archive of pictures or reads each ledger. */
export class LongCallInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    longCalls.add(context.switchToHttp().getRequest<Request>());
    return next.handle();
  }
}
