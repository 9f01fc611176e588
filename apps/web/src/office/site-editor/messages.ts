import { useTexts } from '../../messages/use-texts';
import { siteEditorEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly siteEditor: typeof siteEditorEn;
  }
}

/** The texts of the editor of the public site. */
export const useSiteEditorMessages = () => useTexts('siteEditor', siteEditorEn);
