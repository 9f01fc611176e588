import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditActor } from '@school/domain';
import type { NextFunction, Request, Response } from 'express';
import { networkOf } from './network-of';

const calls = new AsyncLocalStorage<Request>();

/** Makes the request known to all code that it runs: the audit log names the caller and the address. */
export function rememberCall(request: Request, _: Response, next: NextFunction): void {
  calls.run(request, next);
}

/** The account for which work is done outside of a call, and the address from which that was requested. */
export interface Actor {
  readonly by: AuditActor;
  readonly address?: string | undefined;
  /** The id of the sign-in that requested it (D87). */
  readonly signIn?: string | undefined;
}

const actors = new AsyncLocalStorage<Actor>();

/** Does work for an account outside of any call: its changes are recorded under that account. */
export const actingFor = <Value>(actor: Actor, work: () => Promise<Value>): Promise<Value> =>
  calls.exit(() => actors.run(actor, work));

export const currentActor = (): Actor | undefined => actors.getStore();

/** The request that is being answered; undefined outside of one, as in a timer. */
export const currentCall = (): Request | undefined => calls.getStore();

/** The sign-in and the network from which something is done (D87). */
export interface Origin {
  readonly signIn?: string;
  readonly address?: string;
}

/** The origin of the current work; empty when nobody is signed in. */
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
