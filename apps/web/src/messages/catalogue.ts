import { englishWords, type Language, type Words } from '@school/domain';
import { kitMessagesEn, type KitMessages } from '@school/ui';
import type { DashboardMessages } from './dashboard-en';
import { en, type Messages } from './en';
import type { OfficeMessages } from './office-en';

/** All that the web app says in one language. */
export interface Catalogue {
  readonly language: Language;
  readonly messages: Messages;
  readonly words: Words;
  readonly kit: KitMessages;
  /** Left out where they come with the screens that show them, as in English: the public site does not carry them. */
  readonly office?: OfficeMessages;
  readonly dashboard?: DashboardMessages;
}

export const english: Catalogue = { language: 'en', messages: en, words: englishWords, kit: kitMessagesEn };
