import { englishWords, type Language, type Words } from '@school/domain';
import { kitMessagesEn, type KitMessages } from '@school/ui';
import { schoolEn, type SchoolMessages } from '@school/ui/school';
import { en, type Messages } from './en';

/** The texts of rooms: features, what features share, the public site, a family's pages. */
export type RoomTexts = Readonly<Record<string, object>>;

/** Everything that the web app says in one language. */
export interface Catalogue {
  readonly language: Language;
  /** The texts that all pages share. */
  readonly messages: Messages;
  readonly words: Words;
  readonly kit: KitMessages;
  /** The texts of the kit's parts that know the school: receipts, months, a student in short. */
  readonly school: SchoolMessages;
  /** The texts of each room by its name, in the shape of its English texts; missing in English, which comes with the rooms. */
  readonly rooms?: RoomTexts;
  /** The translations of the features' manifests, by their English texts; missing in English. */
  readonly names?: Readonly<Record<string, string>>;
}

export const english: Catalogue = {
  language: 'en',
  messages: en,
  words: englishWords,
  kit: kitMessagesEn,
  school: schoolEn,
};
