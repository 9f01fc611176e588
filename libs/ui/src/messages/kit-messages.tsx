import { createContext, use, type ReactNode } from 'react';
import { en, type KitMessages } from './en';

export const KitMessagesContext = createContext<KitMessages>(en);

/** The kit's words in the language of the surrounding `KitProvider` or `KitWords`; English without either. */
export const useKitMessages = (): KitMessages => use(KitMessagesContext);

export interface KitWordsProps {
  /** The kit's words in one language. */
  readonly messages: KitMessages;
  /** The part of the page that uses these words. */
  readonly children: ReactNode;
}

/** Gives the components inside it other words than the page has, e.g. for a paper in another language. */
export function KitWords({ messages, children }: KitWordsProps) {
  return <KitMessagesContext value={messages}>{children}</KitMessagesContext>;
}
