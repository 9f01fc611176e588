import { createContext, use } from 'react';
import { english, type Catalogue } from './catalogue';
import type { Messages } from './en';

/** All texts in the language on screen. */
export const CatalogueContext = createContext<Catalogue>(english);

/** The texts that all pages share. */
export const useMessages = (): Messages => use(CatalogueContext).messages;
