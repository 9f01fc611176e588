import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { schoolApi, valueOf } from '../../api/school-api';
import type { NewPassword } from '@school/domain';

const { calls, answer } = schoolApi;

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
    queryKey: ['staff'],
    queryFn: ({ signal }) => valueOf(answer(calls.GET('/api/staff', { signal }))),
  });
}

/** After a refusal too: it says that the list on screen is no longer true. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['staff'] });
}

export function useStaffAction() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ action, staffID }: Named & { readonly action: StaffAction }) =>
      answer(actions[action]({ staffID })),
    onSettled: refresh,
  });
}

export function useNewPassword() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewPassword) => answer(calls.POST('/api/staff/newPassword', { body })),
    onSettled: refresh,
  });
}
