import { STAFF_PAGE, type NewPassword, type StaffRights } from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf, schoolApi } from '../../api/school-api';
import { useChange } from '../../api/use-change';

const { calls } = schoolApi;

const KEY = ['staff'] as const;

interface Named {
  readonly staffID: string;
}

const actions = {
  letIn: (body: Named) => calls.POST('/api/staff/letIn', { body }),
  refuse: (body: Named) => calls.POST('/api/staff/refuse', { body }),
  deactivate: (body: Named) => calls.POST('/api/staff/deactivate', { body }),
  activate: (body: Named) => calls.POST('/api/staff/activate', { body }),
  makeAdmin: (body: Named) => calls.POST('/api/staff/role', { body: { ...body, role: 'admin' } }),
  makeClerk: (body: Named) => calls.POST('/api/staff/role', { body: { ...body, role: 'office' } }),
};

export type StaffAction = keyof typeof actions;

/** A page of the accounts, and how many there are. */
export function useStaff(page: number) {
  return useQuery({
    queryKey: [...KEY, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { page: String(page), size: String(STAFF_PAGE) };
      const { value, headers } = await answerOf(calls.GET('/api/staff', { params: { query }, signal }));
      return { accounts: value, total: Number(headers.get('X-Total-Count')) };
    },
  });
}

export function useStaffAction() {
  return useChange({
    call: ({ action, staffID }: Named & { readonly action: StaffAction }) => actions[action]({ staffID }),
    outdates: [KEY],
  });
}

export function useNewPassword() {
  return useChange({
    call: (body: NewPassword) => calls.POST('/api/staff/newPassword', { body }),
    outdates: [KEY],
  });
}

export function useSetRights() {
  return useChange({
    call: (body: StaffRights) => calls.POST('/api/staff/rights', { body }),
    outdates: [KEY],
  });
}
