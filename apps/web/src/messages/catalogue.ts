import { englishWords, type Language, type Words } from '@school/domain';
import { kitMessagesEn, type KitMessages } from '@school/ui';
import { schoolEn, type SchoolMessages } from '@school/ui/school';
import { en, type Messages } from './en';

/** The texts of rooms: features, what features share, the public site, a family's pages. */
export type RoomTexts = Readonly<Record<string, object>>;

/** All that the web app says in one language. */
export interface Catalogue {
  readonly language: Language;
  /** What all pages share. */
  readonly messages: Messages;
  readonly words: Words;
  readonly kit: KitMessages;
  /** Those of the kit's parts that know the school: receipts, months, a student in short. */
  readonly school: SchoolMessages;
  /** Those of each room, by its name, as its English side is shaped; left out in English, which comes with the rooms. */
  readonly rooms?: RoomTexts;
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
