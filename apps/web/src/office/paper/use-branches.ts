import { officeRoles, type SchoolCode } from '@school/domain';
import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { publicSite } from '../../api/public-site';
import { calls, valueOf } from '../../api/school-api';
import type { BranchDetails } from '../../api/types';
import { useSession } from '../../session/session';

/** What each branch says of itself on its papers, by its code. */
export type Branches = Partial<Readonly<Record<SchoolCode, BranchDetails>>>;

/** What each branch says of itself, all of it. */
export const schoolDetails = {
  queryKey: keys.schoolDetails,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    valueOf(calls.GET('/api/office/school-details', { signal })),
};

type Found = readonly BranchDetails[] | { readonly branches: readonly BranchDetails[] };

/** The office reads all that Settings have; a teacher and a family what the public site says of it (D58, D93). */
function useAsked(): Pick<UseQueryOptions<Found>, 'queryKey' | 'queryFn'> {
  const role = useSession().claims?.role;
  return role === undefined || officeRoles.includes(role) ? schoolDetails : publicSite;
}

const branchesOf = (found: Found) => ('branches' in found ? found.branches : found);

/** What each branch says of itself on its papers. */
export const useBranches = () =>
  useQuery({
    ...useAsked(),
    select: (found): Branches =>
      Object.fromEntries(branchesOf(found).map((branch) => [branch.branchCode, branch])),
  });

/** Reads it ahead of a paper that is printed as soon as it is drawn; where it is not to be had, the paper goes without. */
export function useBranchesAhead() {
  const client = useQueryClient();
  const asked = useAsked();
  return () => client.query({ ...asked, staleTime: Infinity }).catch(() => undefined);
}
