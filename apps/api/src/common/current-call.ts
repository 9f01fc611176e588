import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditActor } from '@school/domain';
import type { NextFunction, Request, Response } from 'express';

const calls = new AsyncLocalStorage<Request>();

/** Lets all that a request leads to know it: who calls and from where is written with each change, however deep. */
export function rememberCall(request: Request, _: Response, next: NextFunction): void {
  calls.run(request, next);
}

/** Who has work done that no call waits for, and from where that was asked for. */
export interface Actor {
  readonly by: AuditActor;
  readonly address?: string | undefined;
}

const actors = new AsyncLocalStorage<Actor>();

/** Does work for somebody outside of any call: what it changes is written down as theirs. */
export const actingFor = <Value>(actor: Actor, work: () => Promise<Value>): Promise<Value> =>
  calls.exit(() => actors.run(actor, work));

export const currentActor = (): Actor | undefined => actors.getStore();

/** The request that is being answered; undefined for what nobody called for. */
export const currentCall = (): Request | undefined => calls.getStore();
