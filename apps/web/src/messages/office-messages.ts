import { createContext, use } from 'react';
import type { Messages } from './en';
import { useMessages } from './messages';
import { officeEn, type OfficeMessages } from './office-en';

/** The office's language on screen; as `MessagesContext`, for what only the office area shows. */
const OfficeMessagesContext = createContext<OfficeMessages>(officeEn);

/** The texts of the office area and those that all pages share. */
export function useOfficeMessages(): Messages & OfficeMessages {
  return { ...useMessages(), ...use(OfficeMessagesContext) };
}
