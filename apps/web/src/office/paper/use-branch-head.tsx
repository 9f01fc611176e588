import { choiceLabel, officeRoles, schoolCodes } from '@school/domain';
import { usePicture } from '../../api/use-picture';
import { useWords } from '../../messages/words';
import { useSession } from '../../session/session';
import { Letterhead } from './letterhead';
import { useBranches } from './use-branches';

/**
 * The letterhead of a branch for papers that teachers and families print too: theirs has the name of the branch alone, since what
 * else it says of itself is the office's to read (D58).
 * @param branchCode none as long as it is not known
 */
export function useBranchHead(branchCode: string | undefined) {
  const { options } = useWords();
  const role = useSession().claims?.role;
  const isOffice = role !== undefined && officeRoles.includes(role);
  const branches = useBranches(isOffice);
  const code = schoolCodes.find((one) => one === branchCode);
  const branch = code === undefined ? undefined : branches.data?.[code];
  const logoUrl = usePicture(branch?.logo);
  const shown = branch ?? (code && { branchCode: code, name: choiceLabel(options.branchCode, code) });
  return {
    sources: isOffice ? [branches] : [],
    head: shown && <Letterhead branch={shown} logoUrl={logoUrl} />,
  };
}
