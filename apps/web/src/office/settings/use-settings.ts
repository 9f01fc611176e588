import {
  byEach,
  feeBands,
  feeColumns,
  toRupees,
  type ClassSubjects,
  type CloseHead,
  type FeeTable,
  type NewHead,
  type NewHeadAmounts,
  type NewSchoolDetails,
  type RequestedAmounts,
  type SessionSettings,
} from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { useRead } from '../../api/use-read';
import { schoolDetails } from '../paper/use-branches';

const SESSIONS = ['session-settings'] as const;

/** Adds a version of the fees; this changes the charges of future months (D45). */
export const useAddFeeTable = () =>
  useChange(
    [keys.feeTables, keys.students, keys.counter],
    ({ from, branch, fees, revision }: FeeTable & { readonly revision: number }) =>
      calls.POST('/api/office/fee-tables', {
        body: {
          from,
          ...(branch !== undefined && { branch }),
          fees: byEach(feeBands, (band) => byEach(feeColumns, (column) => toRupees(fees[band][column]))),
          revision,
        },
      }),
  );

type Amounts = { readonly [One in 'amount' | 'bands' | 'stops']?: RequestedAmounts[One] | undefined };

const inRupees = ({ amount, bands, stops }: Amounts) => ({
  ...(amount === undefined ? {} : { amount: toRupees(amount) }),
  ...(bands && { bands: byEach(feeBands, (band) => toRupees(bands[band])) }),
  ...(stops && { stops: stops.map((stop) => ({ ...stop, amount: toRupees(stop.amount) })) }),
});

const outdatedByHeads = [keys.heads, keys.students, keys.counter];

/** Adds a head of the school (D78). */
export const useAddHead = () =>
  useChange(outdatedByHeads, ({ amount, bands, stops, ...head }: NewHead) =>
    calls.POST('/api/office/heads', {
      body: { ...head, ...inRupees({ amount, bands, stops }) },
    }),
  );

/** Sets the cost of a head from a month on (D78). */
export const useSetHeadAmounts = () =>
  useChange(outdatedByHeads, ({ head, from, ...amounts }: NewHeadAmounts) =>
    calls.POST('/api/office/heads/amounts', { body: { head, from, ...inRupees(amounts) } }),
  );

/** Closes a head (D78). */
export const useCloseHead = () =>
  useChange(outdatedByHeads, (body: CloseHead) => calls.POST('/api/office/heads/close', { body }));

/** Sets the subjects of a class (D64). */
export const useChangeSubjects = () =>
  useChange([keys.subjects], ({ subjects, ...branchClass }: ClassSubjects) =>
    calls.PUT('/api/office/subjects', { body: { ...branchClass, subjects: [...subjects] } }),
  );

export const useSchoolDetails = () => useQuery(schoolDetails);

/** The details as the call takes them, with '' for those left empty. */
const detailsBody = ({ branchCode, name, revision, returnedChequeFine, ...rest }: NewSchoolDetails) => ({
  branchCode,
  name,
  revision,
  nameHindi: rest.nameHindi ?? '',
  address: rest.address ?? '',
  affiliationNumber: rest.affiliationNumber ?? '',
  phone: rest.phone ?? '',
  logo: rest.logo ?? '',
  upiId: rest.upiId ?? '',
  returnedChequeFine: returnedChequeFine === undefined ? '' : toRupees(returnedChequeFine),
});

export const useChangeSchoolDetails = () =>
  useChange([keys.schoolDetails], (details: NewSchoolDetails) =>
    calls.PUT('/api/office/school-details', { body: detailsBody(details) }),
  );

export const useSessionSettings = () =>
  useRead(SESSIONS, (signal) => valueOf(calls.GET('/api/office/sessionSettings', { signal })));

export const useChangeSessionSettings = () =>
  useChange([SESSIONS], (body: SessionSettings) => calls.PUT('/api/office/sessionSettings', { body }));
