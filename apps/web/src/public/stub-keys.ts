import type { sitePagesEn } from './page-messages';

export type StubKey = keyof (typeof sitePagesEn)['stubs']['pages'];

/** The pages that are placeholders in the specification; the key is the path. */
export const stubKeys: readonly StubKey[] = [
  'landing-page',
  'about',
  'branch',
  'academics',
  'infra',
  'event',
];
