import { officeRoles, type SchoolCode } from '@school/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';
import type { BranchDetails } from '../../api/types';
import { useSession } from '../../session/session';

const { calls } = schoolApi;

/** What each branch says of itself on its papers, by its code. */
export type Branches = Partial<Readonly<Record<SchoolCode, BranchDetails>>>;

/** The office reads all that Settings have; a teacher and a family what the public site says of it (D58, D93). */
function useAsked() {
  const role = useSession().claims?.role;
  const isOffice = role === undefined || officeRoles.includes(role);
  return {
    queryKey: isOffice ? keys.schoolDetails : ['public-branches'],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly BranchDetails[]> =>
      isOffice
        ? valueOf(calls.GET('/api/office/school-details', { signal }))
        : (await valueOf(calls.GET('/api/public-site', { signal }))).branches,
  };
}

/** What each branch says of itself on its papers. */
export const useBranches = () =>
  useQuery({
    ...useAsked(),
    select: (branches): Branches => Object.fromEntries(branches.map((branch) => [branch.branchCode, branch])),
  });

/** Reads it ahead of a paper that is printed as soon as it is drawn; where it is not to be had, the paper goes without. */
export function useBranchesAhead() {
  const client = useQueryClient();
  const asked = useAsked();
  return () => client.query({ ...asked, staleTime: Infinity }).catch(() => undefined);
}
