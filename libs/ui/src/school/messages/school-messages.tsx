import { createContext, use, type ReactNode } from 'react';
import { schoolEn, type SchoolMessages } from './en';

const SchoolMessagesContext = createContext<SchoolMessages>(schoolEn);

export interface SchoolWordsProps {
  /** The words of the school's parts in one language. */
  readonly messages: SchoolMessages;
  /** The part of the page that takes them. */
  readonly children: ReactNode;
}

/** Gives the school's parts inside it their words, as `KitProvider` does for the others; outside of one they are English. */
export function SchoolWords({ messages, children }: SchoolWordsProps) {
  return <SchoolMessagesContext value={messages}>{children}</SchoolMessagesContext>;
}

/** The words of the school's parts in the language on screen. */
export const useSchoolMessages = (): SchoolMessages => use(SchoolMessagesContext);
