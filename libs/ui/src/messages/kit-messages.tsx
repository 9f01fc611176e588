import { createContext, use } from 'react';
import { en, type KitMessages } from './en';

export const KitMessagesContext = createContext<KitMessages>(en);

export const useKitMessages = (): KitMessages => use(KitMessagesContext);
