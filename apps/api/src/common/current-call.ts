import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditActor } from '@school/domain';
import type { NextFunction, Request, Response } from 'express';
import { networkOf } from './network-of';

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

/** From where something is done: by which sign-in, and from which network (D87). */
export interface Origin {
  readonly signIn?: string;
  readonly address?: string;
}

/** From where what is done now is done; nothing of it where nobody is signed in. */
export function currentOrigin(): Origin {
  const { signIn, address } = currentActor() ?? callOrigin();
  return {
    ...(signIn !== undefined && { signIn }),
    ...(address !== undefined && { address: networkOf(address) }),
  };
}

const callOrigin = (): Pick<Actor, 'signIn' | 'address'> => {
  const { user, ip } = currentCall() ?? {};
  return user === undefined ? {} : { signIn: user.signIn, address: ip };
};
