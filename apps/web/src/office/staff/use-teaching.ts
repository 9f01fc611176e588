import type { Teaching } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { useRead } from '../../api/use-read';

/** One teacher among the accounts; null if there is none with this id. */
export const useTeacher = (staffID: string) =>
  useRead([...keys.staff, 'all'], (signal) => valueOf(calls.GET('/api/staff', { signal })), {
    select: (accounts) =>
      accounts.find(({ id, role, status }) => id === staffID && role === 'teacher' && status === 'active') ??
      null,
  });

interface TeachingRequest {
  readonly staffID: string;
  readonly revision: number;
  readonly teaching: Teaching;
}

/** Sets the sections of a teacher, over the revision on screen. */
export const useSetTeaching = () =>
  useChange([keys.staff], ({ teaching, ...request }: TeachingRequest) =>
    calls.POST('/api/staff/teaching', {
      body: { ...request, teaching: teaching.map((one) => ({ ...one, subjects: [...one.subjects] })) },
    }),
  );
