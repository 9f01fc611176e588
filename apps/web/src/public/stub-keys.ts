import type { SitePagesMessages } from './page-messages.en';

export type StubKey = keyof SitePagesMessages['stubs']['pages'];

/** The pages that are placeholders by specification; the key is the path. */
export const stubKeys: readonly StubKey[] = [
  'landing-page',
  'about',
  'branch',
  'academics',
  'infra',
  'event',
];
