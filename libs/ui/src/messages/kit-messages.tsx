import { createContext, use, type ReactNode } from 'react';
import { en, type KitMessages } from './en';

export const KitMessagesContext = createContext<KitMessages>(en);

/** The words of the kit in the language of the surrounding `KitProvider` or `KitWords`; English outside of both. */
export const useKitMessages = (): KitMessages => use(KitMessagesContext);

export interface KitWordsProps {
  /** The words of the kit in one language. */
  readonly messages: KitMessages;
  /** The part of the page that takes them. */
  readonly children: ReactNode;
}

/** Other words for the kit's parts inside it than the page has: a paper may be in another language. */
export function KitWords({ messages, children }: KitWordsProps) {
  return <KitMessagesContext value={messages}>{children}</KitMessagesContext>;
}
