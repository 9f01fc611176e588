import { officeRoles, type SchoolCode } from '@school/domain';
import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { publicSite } from '../../api/public-site';
import { calls, valueOf } from '../../api/school-api';
import type { BranchDetails } from '../../api/types';
import { useSession } from '../../session/session';

/** The details of each branch for its papers, by branch code. */
export type Branches = Partial<Readonly<Record<SchoolCode, BranchDetails>>>;

/** The query for all details of the branches. */
export const schoolDetails = {
  queryKey: keys.schoolDetails,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    valueOf(calls.GET('/api/office/school-details', { signal })),
};

type BranchesAnswer = readonly BranchDetails[] | { readonly branches: readonly BranchDetails[] };

/** The query for the role: the office reads all of Settings; teachers and families read the public site's details (D58, D93). */
function useDetailsQuery(): Pick<UseQueryOptions<BranchesAnswer>, 'queryKey' | 'queryFn'> {
  const role = useSession().claims?.role;
  return role === undefined || officeRoles.includes(role) ? schoolDetails : publicSite;
}

const branchesOf = (answer: BranchesAnswer) => ('branches' in answer ? answer.branches : answer);

/** Reads the details of the branches for their papers. */
export const useBranches = () =>
  useQuery({
    ...useDetailsQuery(),
    select: (answer): Branches =>
      Object.fromEntries(branchesOf(answer).map((branch) => [branch.branchCode, branch])),
  });

/** Reads the branches before a paper that prints as soon as it is rendered; if that fails, the paper goes without them. */
export function useBranchesAhead() {
  const client = useQueryClient();
  const detailsQuery = useDetailsQuery();
  return () => client.query({ ...detailsQuery, staleTime: Infinity }).catch(() => undefined);
}
