import { use } from 'react';
import type { FeatureTexts } from './feature-texts';
import { CatalogueContext } from './messages';

/**
 * The texts of one feature in the language on screen.
 * @param name what the feature is called where it declares its texts
 * @param english its texts in English, which come with the feature; those in Hindi come with the language
 */
export function useTexts<Name extends keyof FeatureTexts>(
  name: Name,
  english: FeatureTexts[Name],
): FeatureTexts[Name] {
  return use(CatalogueContext).features?.[name] ?? english;
}
