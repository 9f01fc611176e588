import type { SchoolCode } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';
import type { BranchDetails } from '../../api/types';

const { calls } = schoolApi;

/** What each branch says of itself on its papers, by its code. */
export type Branches = Partial<Readonly<Record<SchoolCode, BranchDetails>>>;

/** What each branch says of itself on its papers. @param isAsked not for a teacher or a family, whom the server would refuse (D58) */
export function useBranches(isAsked = true) {
  return useQuery({
    queryKey: keys.schoolDetails,
    enabled: isAsked,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/school-details', { signal })),
    select: (branches): Branches => Object.fromEntries(branches.map((branch) => [branch.branchCode, branch])),
  });
}
