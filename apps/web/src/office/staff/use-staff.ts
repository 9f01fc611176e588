import type { NewPassword } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';

const { calls } = schoolApi;

interface Named {
  readonly staffID: string;
}

const actions = {
  letIn: (body: Named) => calls.POST('/api/staff/letIn', { body }),
  refuse: (body: Named) => calls.POST('/api/staff/refuse', { body }),
  deactivate: (body: Named) => calls.POST('/api/staff/deactivate', { body }),
  activate: (body: Named) => calls.POST('/api/staff/activate', { body }),
};

export type StaffAction = keyof typeof actions;

export function useStaff() {
  return useQuery({
    queryKey: keys.staff,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/staff', { signal })),
  });
}

export function useStaffAction() {
  return useChange({
    call: ({ action, staffID }: Named & { readonly action: StaffAction }) => actions[action]({ staffID }),
    outdates: [keys.staff],
  });
}

export function useNewPassword() {
  return useChange({
    call: (body: NewPassword) => calls.POST('/api/staff/newPassword', { body }),
    outdates: [keys.staff],
  });
}
