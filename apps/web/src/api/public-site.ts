import { calls, valueOf } from './school-api';

/** The content of the public site for readers behind the login: teachers need it on papers, families also read its news (D93). */
export const publicSite = {
  queryKey: ['public-site'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    valueOf(calls.GET('/api/public-site', { signal })),
};
