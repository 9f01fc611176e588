import { englishWords, type Language, type Words } from '@school/domain';
import { kitMessagesEn, type KitMessages } from '@school/ui';
import { schoolEn, type SchoolMessages } from '@school/ui/school';
import { en, type Messages } from './en';
import type { FeatureTexts } from './feature-texts';

/** All that the web app says in one language. */
export interface Catalogue {
  readonly language: Language;
  /** What all pages share. */
  readonly messages: Messages;
  readonly words: Words;
  readonly kit: KitMessages;
  /** Those of the kit's parts that know the school: receipts, months, a student in short. */
  readonly school: SchoolMessages;
  /** Left out where each feature brings its own, as in English. */
  readonly features?: Partial<FeatureTexts>;
  /** What the manifests of the features say in English; left out in English. */
  readonly names?: Readonly<Record<string, string>>;
}

export const english: Catalogue = {
  language: 'en',
  messages: en,
  words: englishWords,
  kit: kitMessagesEn,
  school: schoolEn,
};
