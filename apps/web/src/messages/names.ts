import { use } from 'react';
import { CatalogueContext } from './messages';

/** What a feature's manifest says in English, in the language on screen. */
export function useNames(): (english: string) => string {
  const { names } = use(CatalogueContext);
  return (english) => names?.[english] ?? english;
}
