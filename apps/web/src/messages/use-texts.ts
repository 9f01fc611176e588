import { use } from 'react';
import { CatalogueContext } from './messages';

/**
 * The texts of one room in the language on screen.
 * @param room the room's name in the Hindi catalogue
 * @param english its texts in English, which come with the room; those in Hindi come with the language
 */
export const useTexts = <Texts extends object>(room: string, english: Texts): Texts =>
  (use(CatalogueContext).rooms?.[room] as Texts | undefined) ?? english;
