import { use } from 'react';
import { CatalogueContext } from './messages';

/** Of words that somebody wrote in one language or in both: those in the language on screen, else those that there are. */
export function useInLanguage(): (words: string, inHindi?: string) => string {
  const { language } = use(CatalogueContext);
  return (words, inHindi) => (language === 'hi' && inHindi !== undefined ? inHindi : words);
}
