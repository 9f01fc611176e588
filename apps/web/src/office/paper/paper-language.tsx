import type { Language } from '@school/domain';
import { Alert, KitWords } from '@school/ui';
import { SchoolWords } from '@school/ui/school';
import { useQueries } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import type { Catalogue } from '../../messages/catalogue';
import { language as languageOnScreen } from '../../messages/language';
import { CatalogueContext } from '../../messages/messages';
import { usePaperMessages } from './messages';

/** The texts that papers are printed in. */
export interface PaperLanguages {
  /** Whether the texts are loaded or failed to load; in the latter case a paper is in the language on screen. */
  readonly isReady: boolean;
  readonly isMissing: boolean;
  /** @param language undefined for the language on screen */
  readonly catalogueFor: (language: Language | undefined) => Catalogue;
}

/**
 * The texts of the languages of papers: a family gets its papers in its own language, not the clerk's (D91).
 * @param languages those of the papers; undefined for an old receipt without one, printed in the language on screen as before
 */
export function usePaperLanguages(languages: readonly (Language | undefined)[]): PaperLanguages {
  const onScreen = use(CatalogueContext);
  const otherLanguages = [...new Set(languages)].filter(
    (one): one is Language => one !== undefined && one !== onScreen.language,
  );
  const catalogues = useQueries({
    queries: otherLanguages.map((one) => ({
      queryKey: ['paper-language', one],
      queryFn: () => languageOnScreen.catalogueIn(one),
      staleTime: Infinity,
      retry: false,
      // The texts are part of the program and may be available without a connection.
      networkMode: 'always' as const,
      structuralSharing: false,
    })),
  });
  const byLanguage = new Map(otherLanguages.map((language, index) => [language, catalogues[index]?.data]));
  return {
    isReady: catalogues.every(({ isPending }) => !isPending),
    isMissing: catalogues.some(({ isError }) => isError),
    catalogueFor: (language) => (language && byLanguage.get(language)) ?? onScreen,
  };
}

export const usePaperLanguage = (language: Language | undefined): PaperLanguages =>
  usePaperLanguages([language]);

export interface PaperWordsProps {
  readonly catalogue: Catalogue;
  readonly children: ReactNode;
}

/** Provides its children with the words of a paper's language. */
export function PaperWords({ catalogue, children }: PaperWordsProps) {
  return (
    <KitWords messages={catalogue.kit}>
      <SchoolWords messages={catalogue.school}>
        <CatalogueContext value={catalogue}>{children}</CatalogueContext>
      </SchoolWords>
    </KitWords>
  );
}

/** Warns that a paper is in the language on screen because the family's language could not be loaded. */
export function PaperLanguageNote({ languages }: { readonly languages: PaperLanguages }) {
  const words = usePaperMessages();
  return languages.isMissing && <Alert tone="warning">{words.languageMissing}</Alert>;
}
