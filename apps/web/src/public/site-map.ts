import type { SiteMessages } from './messages.en';

export type StubKey = keyof SiteMessages['stubs']['pages'];

/** The pages that are placeholders by specification; the key is the path. */
export const stubKeys: readonly StubKey[] = [
  'landing-page',
  'about',
  'branch',
  'academics',
  'infra',
  'event',
];

/** The links of the top bar in their specified order. */
export const siteLinks = [
  { key: 'home', href: '/' },
  { key: 'academics', href: '/academics' },
  { key: 'infra', href: '/infra' },
  { key: 'event', href: '/event' },
  { key: 'about', href: '/about' },
] as const;

/** The placeholder entries of Extra Curricular lead to the page under construction. */
export const extraCurricular = ['android', 'webDevelopment', 'nodejs', 'somethingElse'] as const;
