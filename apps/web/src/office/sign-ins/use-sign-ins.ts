import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';

const { calls } = schoolApi;

/** Whose sign-ins: the own ones, or for an administrator all. */
export type SignInsOf = 'own' | 'everybody';

const reads = {
  own: (signal: AbortSignal) => calls.GET('/api/office/signIns', { signal }),
  everybody: (signal: AbortSignal) => calls.GET('/api/staff/signIns', { signal }),
};

interface Named {
  readonly signInID: string;
}

const ends = {
  own: (body: Named) => calls.POST('/api/office/endSignIn', { body }),
  everybody: (body: Named) => calls.POST('/api/staff/endSignIn', { body }),
};

/** The open sign-ins, the last at work first (D87). */
export const useSignIns = (of: SignInsOf) =>
  useQuery({ queryKey: [...keys.signIns, of], queryFn: ({ signal }) => valueOf(reads[of](signal)) });

/** Ends one of them. */
export const useEndSignIn = (of: SignInsOf) => useChange({ call: ends[of], outdates: [keys.signIns] });
