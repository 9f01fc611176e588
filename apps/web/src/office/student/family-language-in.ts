import { languageOfBranch, schoolCode, type Language } from '@school/domain';
import type { Student } from '../../api/types';

/** The language of a student's family, of an answer whose choices may be none that there is any more (D91). */
export const familyLanguageIn = ({ familyLanguage, medium, boardType }: Student): Language =>
  familyLanguage ??
  languageOfBranch(
    schoolCode({
      medium: medium === 'english' ? 'english' : 'hindi',
      boardType: boardType === 'cbse' ? 'cbse' : 'up',
    }),
  );
