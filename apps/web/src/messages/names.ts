import { use } from 'react';
import { CatalogueContext } from './messages';

/** Translates the English texts of a feature's manifest into the language on screen. */
export function useNames(): (english: string) => string {
  const { names } = use(CatalogueContext);
  return (english) => names?.[english] ?? english;
}
