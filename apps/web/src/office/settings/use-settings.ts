import type { NewSchoolDetails, SessionSettings } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';
import type { NewFeeTable } from '../../api/types';
import { useChange } from '../../api/use-change';

const { calls } = schoolApi;

const SESSIONS = ['session-settings'] as const;

/** Adds a version; what students are charged in months to come changes with it (D45). */
export function useAddFeeTable() {
  return useChange({
    call: (body: NewFeeTable) => calls.POST('/api/office/fee-tables', { body }),
    outdates: [keys.feeTables, keys.students, keys.counter],
  });
}

export function useSchoolDetails() {
  return useQuery({
    queryKey: keys.schoolDetails,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/school-details', { signal })),
  });
}

/** What is left empty is sent as empty. */
const withEmpty = ({ branchCode, name, ...rest }: NewSchoolDetails) => ({
  branchCode,
  name,
  nameHindi: rest.nameHindi ?? '',
  address: rest.address ?? '',
  affiliationNumber: rest.affiliationNumber ?? '',
  phone: rest.phone ?? '',
  logo: rest.logo ?? '',
  upiId: rest.upiId ?? '',
});

export function useChangeSchoolDetails() {
  return useChange({
    call: (details: NewSchoolDetails) =>
      calls.PUT('/api/office/school-details', { body: withEmpty(details) }),
    outdates: [keys.schoolDetails],
  });
}

export function useSessionSettings() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/sessionSettings', { signal })),
  });
}

export function useChangeSessionSettings() {
  return useChange({
    call: (body: SessionSettings) => calls.PUT('/api/office/sessionSettings', { body }),
    outdates: [SESSIONS],
  });
}
