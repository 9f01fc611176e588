import { KitProvider } from '@school/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { language } from './language';
import { CatalogueContext } from './messages';

/** The kit and all texts in the language on screen. Changing it changes words alone: what was typed stays. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const catalogue = useSyncExternalStore(language.subscribe, language.snapshot);
  return (
    <KitProvider messages={catalogue.kit}>
      <CatalogueContext value={catalogue}>{children}</CatalogueContext>
    </KitProvider>
  );
}
