import { choiceLabel, schoolCodes } from '@school/domain';
import { usePicture } from '../../api/use-picture';
import { useWords } from '../../messages/words';
import { useSession } from '../../session/session';
import type { Exam } from '../exam-results/use-results';
import { Letterhead } from '../paper/letterhead';
import { useBranches } from '../paper/use-branches';

/** Whose paper it is: the letterhead of the branch of an exam, once it is known. */
export function useSheetHead(exam: Exam | undefined) {
  const { options } = useWords();
  const isTeacher = useSession().claims?.role === 'teacher';
  const branches = useBranches(!isTeacher);
  const code = schoolCodes.find((one) => one === exam?.branch);
  const branch = code === undefined ? undefined : branches.data?.[code];
  const logoUrl = usePicture(branch?.logo);
  const shown = branch ?? (code && { branchCode: code, name: choiceLabel(options.branchCode, code) });
  // A teacher's papers have the name of the branch alone.
  const sources = isTeacher ? [] : [branches];
  return { sources, head: shown && <Letterhead branch={shown} logoUrl={logoUrl} /> };
}
