import { usePicture } from '../../api/use-picture';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { usePaperLanguage } from '../paper/paper-language';
import { useBranches } from '../paper/use-branches';
import { familyLanguageIn } from './family-language-in';

/** The letterhead of a student's paper from Settings, and the paper's texts in the language of the family. */
export function usePaperOf(student: Student | undefined) {
  const { options } = useWords();
  const branches = useBranches();
  const branchCode = student?.fees?.branchCode;
  const branch =
    branchCode && (branches.data?.[branchCode] ?? { branchCode, name: options.branchCode[branchCode] });
  const logoUrl = usePicture(branch?.logo);
  const language = student && familyLanguageIn(student);
  const languages = usePaperLanguage(language);
  return { branches, branch, logoUrl, languages, catalogue: languages.catalogueFor(language) };
}
