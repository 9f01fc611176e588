import { languages, type Language } from '@school/domain';
import { english, type Catalogue } from './catalogue';
import { Store } from '../program/store';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language that a cookie header keeps; undefined when it is not one of the app's. */
const keptIn = (cookies: string): Language | undefined => {
  const stored = /(?:^|; )language=([^;]*)/.exec(cookies)?.[1];
  return languages.find((language) => language === stored);
};

/** The first of a browser's languages (`hi-IN`) that is one of the app's. */
const preferredIn = (tags: readonly string[]): Language | undefined =>
  tags
    .map((tag) => languages.find((language) => language === tag.toLowerCase().split('-')[0]))
    .find((language) => language !== undefined);

/** The language on screen. It is kept in a cookie, because local storage is cleared with the session (section 4). */
export class LanguageStore extends Store {
  private shown: Catalogue = english;
  private wanted: Language = english.language;
  private chosenAtLogin: Language | undefined;

  /**
   * @param loadHindi fetches the Hindi catalogue; rejects when that fails
   * @param browserLanguages the languages that the browser is set to, the preferred one first
   */
  constructor(
    private readonly place: { cookie: string; readonly documentElement: { lang: string } },
    private readonly loadHindi: () => Promise<Catalogue>,
    private readonly browserLanguages: readonly string[],
  ) {
    super();
  }

  /** Shows the language of the last visit; on the first the browser's, or English when the app has none of its. @throws as `show` */
  async start(): Promise<void> {
    await this.show(keptIn(this.place.cookie) ?? preferredIn(this.browserLanguages) ?? english.language);
  }

  /** Shows a language and keeps it. @throws when its texts cannot be fetched; the language on screen then stays */
  async show(language: Language): Promise<void> {
    this.wanted = language;
    const catalogue = await this.catalogueIn(language);
    // Another language was chosen while this one was loading.
    if (this.wanted !== language) return;
    this.shown = catalogue;
    this.place.documentElement.lang = language;
    this.place.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    this.changed();
  }

  /** Returns all texts in a language, whichever is on screen. @throws when they cannot be fetched */
  async catalogueIn(language: Language): Promise<Catalogue> {
    return language === 'hi' ? this.loadHindi() : english;
  }

  /** Shows the language chosen before signing in; the account that signs in next takes it over. @throws as `show` */
  async chooseAtLogin(language: Language): Promise<void> {
    await this.show(language);
    this.chosenAtLogin = language;
  }

  /** Returns the language chosen before signing in, but only once. */
  takeChosenAtLogin(): Language | undefined {
    const chosen = this.chosenAtLogin;
    this.chosenAtLogin = undefined;
    return chosen;
  }

  readonly snapshot = (): Catalogue => this.shown;
}
