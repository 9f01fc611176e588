import type { Teaching } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';

const { calls } = schoolApi;

/** One teacher among the accounts; nobody where there is no such one. */
export function useTeacher(staffID: string) {
  return useQuery({
    queryKey: [...keys.staff, 'all'],
    queryFn: ({ signal }) => valueOf(calls.GET('/api/staff', { signal })),
    select: (accounts) =>
      accounts.find(({ id, role, status }) => id === staffID && role === 'teacher' && status === 'active') ??
      null,
  });
}

interface Given {
  readonly staffID: string;
  readonly revision: number;
  readonly teaching: Teaching;
}

/** Gives a teacher sections, over what was seen. */
export function useSetTeaching() {
  return useChange({
    call: ({ teaching, ...of }: Given) =>
      calls.POST('/api/staff/teaching', {
        body: { ...of, teaching: teaching.map((one) => ({ ...one, subjects: [...one.subjects] })) },
      }),
    outdates: [keys.staff],
  });
}
