import { createContext, use } from 'react';
import { en, type Messages } from './en';

/** The language on screen; English now, a Hindi catalogue of the same shape later. */
export const MessagesContext = createContext<Messages>(en);

export function useMessages(): Messages {
  return use(MessagesContext);
}
