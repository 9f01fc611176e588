import { use } from 'react';
import type { Messages } from './en';
import { CatalogueContext } from './messages';
import { officeEn, type OfficeMessages } from './office-en';

/** The texts of the office area and those that all pages share. */
export function useOfficeMessages(): Messages & OfficeMessages {
  const { messages, office = officeEn } = use(CatalogueContext);
  return { ...messages, ...office };
}
