import type { Words } from '../words';

export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const;

export const systems = ['android', 'iphone', 'ipad', 'windows', 'chromeos', 'mac', 'linux', 'other'] as const;

type Browser = (typeof browsers)[number];
type System = (typeof systems)[number];

/** The device of a sign-in, in the few words by which its owner recognizes it (D87). */
export interface Device {
  readonly browser: Browser;
  readonly system: System;
}

/** The order matters: Edge, Opera and Samsung's browser call themselves Chrome too, and Chrome calls itself Safari. */
const browserSigns: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\b(Edg|EdgA|EdgiOS)\//],
  ['opera', /\b(OPR|OPiOS|OPT)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['safari', /\bSafari\//],
];

/** The order matters: Android calls itself Linux too, and an iPhone says `like Mac OS X`. */
const systemSigns: readonly (readonly [System, RegExp])[] = [
  ['android', /\bAndroid\b/],
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /\bMac(intosh| OS X)\b/],
  ['linux', /\bLinux\b/],
];

const firstOf = <Kind>(signs: readonly (readonly [Kind, RegExp])[], text: string): Kind | undefined =>
  signs.find(([, sign]) => sign.test(text))?.[0];

/** The device named by a `User-Agent` header, as far as it can be told. Headers can be forged, so nothing depends on it. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: firstOf(browserSigns, userAgent) ?? 'other',
  system: firstOf(systemSigns, userAgent) ?? 'other',
});

/** `Chrome, Windows`, in the words of a language. */
export const deviceLabel = ({ browser, system }: Device, { options }: Pick<Words, 'options'>): string =>
  `${options.browser[browser]}, ${options.system[system]}`;
