import { use } from 'react';
import { CatalogueContext } from './messages';

/** Chooses between two versions of a text that somebody wrote: the Hindi one when Hindi is on screen and there is one. */
export function useInLanguage(): (words: string, inHindi?: string) => string {
  const { language } = use(CatalogueContext);
  return (words, inHindi) => (language === 'hi' && inHindi !== undefined ? inHindi : words);
}
