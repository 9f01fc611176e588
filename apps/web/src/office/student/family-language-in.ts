import { languageOfBranch, schoolCode, type Language } from '@school/domain';
import type { Student } from '../../api/types';

/** The language of a student's family; it copes with medium and board values that no longer exist (D91). */
export const familyLanguageIn = ({ familyLanguage, medium, boardType }: Student): Language =>
  familyLanguage ??
  languageOfBranch(
    schoolCode({
      medium: medium === 'english' ? 'english' : 'hindi',
      boardType: boardType === 'cbse' ? 'cbse' : 'up',
    }),
  );
