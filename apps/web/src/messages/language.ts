import type { Catalogue } from './catalogue';
import { LanguageStore } from './language-store';

let loadHindi = (): Promise<Catalogue> => Promise.reject(new Error('Nobody said where the Hindi texts are'));

export const language = new LanguageStore(document, () => loadHindi(), navigator.languages);

/** Sets the function that loads the Hindi texts. These know all features, and so they stand above what features use. */
export function findHindiBy(load: () => Promise<Catalogue>): void {
  loadHindi = load;
}
