import type { Language } from '@school/domain';
import { use } from 'react';
import { CatalogueContext } from './messages';

interface NamedLanguage {
  readonly language: Language;
  /** In the language itself, which is what its readers look for. */
  readonly name: string;
}

const english: NamedLanguage = { language: 'en', name: 'English' };
const hindi: NamedLanguage = { language: 'hi', name: 'हिन्दी' };

/** The language that the page can change to. */
export const useOtherLanguage = (): NamedLanguage =>
  use(CatalogueContext).language === 'en' ? hindi : english;
