import { createContext, use, type ReactNode } from 'react';
import { schoolEn, type SchoolMessages } from './en';

const SchoolMessagesContext = createContext<SchoolMessages>(schoolEn);

export interface SchoolWordsProps {
  /** The words of the school's components in one language. */
  readonly messages: SchoolMessages;
  /** The part of the page that uses these words. */
  readonly children: ReactNode;
}

/** Sets the words of the school's components inside it, as `KitProvider` does for the others; without it they are English. */
export function SchoolWords({ messages, children }: SchoolWordsProps) {
  return <SchoolMessagesContext value={messages}>{children}</SchoolMessagesContext>;
}

/** The words of the school's components in the language on screen. */
export const useSchoolMessages = (): SchoolMessages => use(SchoolMessagesContext);
