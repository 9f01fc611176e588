import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { useRead } from '../../api/use-read';

/** Whose sign-ins are read: one's own, or for an administrator everybody's. */
export type SignInsOwner = 'own' | 'everybody';

const readCalls = {
  own: (signal: AbortSignal) => calls.GET('/api/office/signIns', { signal }),
  everybody: (signal: AbortSignal) => calls.GET('/api/staff/signIns', { signal }),
};

interface EndedSignIn {
  readonly signInID: string;
}

const endCalls = {
  own: (body: EndedSignIn) => calls.POST('/api/office/endSignIn', { body }),
  everybody: (body: EndedSignIn) => calls.POST('/api/staff/endSignIn', { body }),
};

/** The open sign-ins, the most recently used first (D87). */
export const useSignIns = (whose: SignInsOwner) =>
  useRead([...keys.signIns, whose], (signal) => valueOf(readCalls[whose](signal)));

export const useEndSignIn = (whose: SignInsOwner) => useChange([keys.signIns], endCalls[whose]);
