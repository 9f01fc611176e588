import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const calls = new AsyncLocalStorage<Request>();

/** Makes the request known to all code that it runs: the audit log names who calls and from where. */
export function rememberCall(request: Request, _: Response, next: NextFunction): void {
  calls.run(request, next);
}

/** The request that is being answered; undefined outside of one, as in a timer. */
export const currentCall = (): Request | undefined => calls.getStore();
