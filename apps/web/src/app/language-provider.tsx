import { KitProvider } from '@school/ui';
import { SchoolWords } from '@school/ui/school';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLook } from '../look/look';
import { findHindiBy, language } from '../messages/language';
import { CatalogueContext } from '../messages/messages';

findHindiBy(async () => (await import('./hindi')).loadHindi());

/** Provides the kit in the chosen look and all texts in the language on screen. Changing either keeps what was typed. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { theme } = useLook();
  const catalogue = useSyncExternalStore(language.subscribe, language.snapshot);
  return (
    <KitProvider theme={theme} messages={catalogue.kit}>
      <SchoolWords messages={catalogue.school}>
        <CatalogueContext value={catalogue}>{children}</CatalogueContext>
      </SchoolWords>
    </KitProvider>
  );
}
