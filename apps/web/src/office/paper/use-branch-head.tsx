import { choiceLabel, schoolCodes } from '@school/domain';
import { usePicture } from '../../api/use-picture';
import { useWords } from '../../messages/words';
import { Letterhead } from './letterhead';
import { useBranches } from './use-branches';

/**
 * The letterhead of a branch for papers that teachers and families print too; for them it has no logo, which is not public.
 * @param branchCode undefined as long as it is not known
 */
export function useBranchHead(branchCode: string | undefined) {
  const { options } = useWords();
  const branches = useBranches();
  const code = schoolCodes.find((one) => one === branchCode);
  const branch = code === undefined ? undefined : branches.data?.[code];
  const logoUrl = usePicture(branch?.logo);
  const branchOnPaper = branch ?? (code && { branchCode: code, name: choiceLabel(options.branchCode, code) });
  return {
    sources: [branches],
    head: branchOnPaper && <Letterhead branch={branchOnPaper} logoUrl={logoUrl} />,
  };
}
