import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditActor } from '@school/domain';
import type { NextFunction, Request, Response } from 'express';

const calls = new AsyncLocalStorage<Request>();

/** Makes the request known to all code that it runs: the audit log names who calls and from where. */
export function rememberCall(request: Request, _: Response, next: NextFunction): void {
  calls.run(request, next);
}

/** Who has work done that no call waits for, and from where that was asked for. */
export interface Actor {
  readonly by: AuditActor;
  readonly address?: string | undefined;
  /** The id of the sign-in in which that was asked for (D87). */
  readonly signIn?: string | undefined;
}

const actors = new AsyncLocalStorage<Actor>();

/** Does work for somebody outside of any call: what it changes is written down as theirs. */
export const actingFor = <Value>(actor: Actor, work: () => Promise<Value>): Promise<Value> =>
  calls.exit(() => actors.run(actor, work));

export const currentActor = (): Actor | undefined => actors.getStore();

/** The request that is being answered; undefined outside of one, as in a timer. */
export const currentCall = (): Request | undefined => calls.getStore();

/** The sign-in by which what is done now is done; undefined where nobody is signed in (D87). */
export const currentSignIn = (): string | undefined => currentActor()?.signIn ?? currentCall()?.user?.signIn;
