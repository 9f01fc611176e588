import { calls, valueOf } from './school-api';

/** What the public site says, for who reads it behind the login: a teacher on papers, a family its news too (D93). */
export const publicSite = {
  queryKey: ['public-site'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    valueOf(calls.GET('/api/public-site', { signal })),
};
