/** The value of the header `auth-token` when nobody is signed in (section 7 of the specification). */
const NO_TOKEN = 'token';

const AUTH_HEADER = 'auth-token';
/** JSON or text (section 7); pictures and files are answered whatever this header says. */
const ACCEPTED = 'application/json, text/plain, */*';

const LANGUAGE_HEADER = 'Accept-Language';
const XSRF_HEADER = 'X-XSRF-TOKEN';
const XSRF_COOKIE = 'XSRF-TOKEN';

/**
 * The anti-forgery value out of a cookie header's text, or undefined (D13). It is not decoded, since the server compares it so,
 * and another program at this host, on any port, may have set one with characters that ours never has.
 */
export function xsrfToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`));
  return pair?.slice(XSRF_COOKIE.length + 1);
}

export interface HeaderSources {
  /** The stored token, or null. */
  readonly token: () => string | null;
  /** The language of the server's answers, as a tag such as `hi`. */
  readonly language: () => string;
  /** The cookies in the form of `document.cookie`; none outside a browser. */
  readonly cookies: () => string;
}

/**
 * The headers of every call: `auth-token`, the accepted types, the language of the answer, and, for calls that change something
 * at a relative address, the anti-forgery value. That value never goes to another origin.
 */
export function callHeaders(method: string, url: string, sources: HeaderSources): Record<string, string> {
  const headers: Record<string, string> = {
    [AUTH_HEADER]: sources.token() ?? NO_TOKEN,
    Accept: ACCEPTED,
    [LANGUAGE_HEADER]: sources.language(),
  };
  const changesSomething = method !== 'GET' && method !== 'HEAD';
  const isRelative = !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url);
  const xsrf = changesSomething && isRelative ? xsrfToken(sources.cookies()) : undefined;
  return xsrf === undefined ? headers : { ...headers, [XSRF_HEADER]: xsrf };
}
