import { english, type Catalogue } from './catalogue';
import { hi } from './hi';
import { LanguageStore } from './language-store';

const hindi: Catalogue = { ...english, language: 'hi', messages: hi };

function open(
  cookies = '',
  load: () => Promise<Catalogue> = () => Promise.resolve(hindi),
  browserLanguages = ['en-IN', 'en'],
) {
  const written: string[] = [];
  const place = {
    get cookie() {
      return cookies;
    },
    set cookie(cookie) {
      written.push(cookie);
    },
    documentElement: { lang: 'en' },
  };
  return { store: new LanguageStore(place, load, browserLanguages), place, written };
}

describe('the language of the last visit', () => {
  it.each([
    { cookies: '', shows: 'en' },
    { cookies: 'language=hi', shows: 'hi' },
    { cookies: 'XSRF-TOKEN=abc; language=hi; last=1', shows: 'hi' },
    { cookies: 'language=en', shows: 'en' },
    { cookies: 'language=ta', shows: 'en' },
    { cookies: 'my-language=hi', shows: 'en' },
    { cookies: 'language=hindi', shows: 'en' },
  ])('with the cookies "$cookies": $shows', async ({ cookies, shows }) => {
    const { store, place } = open(cookies);
    await store.start();
    expect([store.snapshot().language, place.documentElement.lang]).toEqual([shows, shows]);
  });

  it('stays in English when the Hindi texts cannot be fetched, and says so', async () => {
    const { store, place, written } = open('language=hi', () => Promise.reject(new Error('offline')));
    await expect(store.start()).rejects.toThrow('offline');
    expect([store.snapshot(), place.documentElement.lang, written]).toEqual([english, 'en', []]);
  });
});

describe('the language of the first visit', () => {
  it.each([
    { browser: ['hi-IN', 'hi', 'en'], shows: 'hi' },
    { browser: ['hi'], shows: 'hi' },
    { browser: ['en-IN', 'hi-IN'], shows: 'en' },
    { browser: ['bn-IN', 'hi-IN', 'en'], shows: 'hi' },
    { browser: ['hil-PH', 'ta-IN'], shows: 'en' },
    { browser: [], shows: 'en' },
  ])('is $shows in a browser set to $browser', async ({ browser, shows }) => {
    const { store } = open('', undefined, browser);
    await store.start();
    expect(store.snapshot().language).toBe(shows);
  });

  it('does not come back after another was chosen', async () => {
    const { store } = open('language=en', undefined, ['hi-IN']);
    await store.start();
    expect(store.snapshot()).toBe(english);
  });
});

describe('choosing a language', () => {
  it('shows it, tells the page and the listeners, and keeps it in a cookie', async () => {
    const { store, place, written } = open();
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.snapshot().messages.tryAgain));
    await store.show('hi');
    await store.show('en');
    expect(seen).toEqual(['फिर से कोशिश करें', 'Try again']);
    expect(place.documentElement.lang).toBe('en');
    expect(written).toEqual(
      ['hi', 'en'].map((language) => `language=${language}; path=/; max-age=31536000; samesite=lax`),
    );
  });

  it('ends with the one chosen last, however late the other comes', async () => {
    let come: (catalogue: Catalogue) => void = () => undefined;
    const { store } = open('', () => new Promise((resolve) => (come = resolve)));
    const first = store.show('hi');
    await store.show('en');
    come(hindi);
    await first;
    expect(store.snapshot()).toBe(english);
  });

  it('is the next account’s when it was before signing in, once', async () => {
    const { store } = open();
    await store.show('hi');
    expect(store.takeChosenAtLogin()).toBeUndefined();
    await store.chooseAtLogin('en');
    expect([store.takeChosenAtLogin(), store.takeChosenAtLogin()]).toEqual(['en', undefined]);
  });
});
