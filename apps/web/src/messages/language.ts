import { LanguageStore } from './language-store';

export const language = new LanguageStore(document, async () => (await import('./hindi')).hindi);
