import type { ApiError, Call } from '@school/api-client';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasServerDecided } from './decided';
import { OnItsWay } from './on-its-way';
import { tryAgain } from './queries';
import { useStillSignedIn } from '../session/session';
import { notSignedIn, Refusal, valueOf } from './school-api';

/** The outcome of a change: the value that the server answered, or its refusal (docs/decisions/0003). */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ApiError };

export interface Changing<Request, Value> {
  /**
   * Resolves after a success or a conflict with somebody else's change once the screen is up to date; after any other refusal
   * at once. Throws only for a bug.
   */
  readonly send: (request: Request) => Promise<Outcome<Value>>;
  /** The request on its way right now. */
  readonly running: Request | undefined;
}

/** Whether somebody else has changed it since: the caller has been told, and may decide again (D30). */
export const isOutdated = ({ status }: ApiError): boolean => status === 409;

/**
 * A change at the server. It is sent once: whoever asked for it sees the outcome and decides.
 * @param outdates the keys of reads that may no longer be true; they are read again, also after a refusal, which often means that
 * @param call the call that makes the change
 */
export const useChange = <Request, Value>(
  outdates: readonly QueryKey[],
  call: (request: Request) => Call<Value>,
): Changing<Request, Value> => useSending(outdates, call, {});

interface KeyedChange {
  /**
   * Whether a different request counts as a different change, with its own key. Only for requests that say what was seen, so that
   * the server refuses them when the earlier one was made after all (D30); otherwise both would be made.
   */
  readonly saysWhatWasSeen?: boolean;
}

/**
 * A change that the server makes once for each key (D31), so that it is repeated automatically when the answer was lost.
 * The key stays until the server has decided: pressing the button once more asks for the same change.
 * @param outdates as of `useChange`
 * @param call the call that makes the change, with the key
 */
export function useKeyedChange<Request, Value>(
  outdates: readonly QueryKey[],
  call: (request: Request, key: string) => Call<Value>,
  { saysWhatWasSeen = false }: KeyedChange = {},
): Changing<Request, Value> {
  const pending = useRef<{ readonly key: string; readonly request: string }>(undefined);
  const keyOf = (request: Request): string => {
    const text = saysWhatWasSeen ? JSON.stringify(request) : '';
    if (pending.current?.request !== text) pending.current = { key: newKey(), request: text };
    return pending.current.key;
  };
  const { send, running } = useSending(
    outdates,
    (request: Request) => call(request, keyOf(request)),
    tryAgain,
  );
  return {
    running,
    send: async (request) => {
      const outcome = await send(request);
      if (hasServerDecided(outcome)) pending.current = undefined;
      return outcome;
    },
  };
}

/**
 * A change whose requests bring their own keys (D31), so that each is repeated automatically when its answer was lost.
 * Takes what `useChange` takes.
 */
export const useRepeatableChange = <Request, Value>(
  outdates: readonly QueryKey[],
  call: (request: Request) => Call<Value>,
): Changing<Request, Value> => useSending(outdates, call, tryAgain);

function useSending<Request, Value>(
  outdates: readonly QueryKey[],
  call: (request: Request) => Call<Value>,
  retries: Partial<typeof tryAgain>,
): Changing<Request, Value> {
  const client = useQueryClient();
  const isStillSignedIn = useStillSignedIn();
  const { mutateAsync, isPending, variables } = useMutation({
    ...retries,
    mutationFn: async (request: Request) => {
      if (!isStillSignedIn()) throw notSignedIn();
      return valueOf(call(request));
    },
    onSettled: async (_value, refusal) => {
      const readAnew = Promise.all(outdates.map((queryKey) => client.invalidateQueries({ queryKey })));
      if (refusal === null || (refusal instanceof Refusal && isOutdated(refusal.error))) await readAnew;
    },
  });
  const [onItsWay] = useState(() => new OnItsWay<Request, Outcome<Value>>());
  const outcomeOf = async (request: Request): Promise<Outcome<Value>> => {
    try {
      return { ok: true, value: await mutateAsync(request) };
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, error: error.error };
      throw error;
    }
  };
  return {
    running: isPending ? variables : undefined,
    send: (request) => onItsWay.send(request, outcomeOf),
  };
}

/** The header by which the server recognizes a change that it has already made (D31). */
export const withKey = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });

/** Returns 128 random bits; unlike `crypto.randomUUID` this also works on a plain http address of the school's network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
