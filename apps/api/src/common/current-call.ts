import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const calls = new AsyncLocalStorage<Request>();

/** Lets all that a request leads to know it: who calls and from where is written with each change, however deep. */
export function rememberCall(request: Request, _: Response, next: NextFunction): void {
  calls.run(request, next);
}

/** The request that is being answered; undefined for what nobody called for. */
export const currentCall = (): Request | undefined => calls.getStore();
