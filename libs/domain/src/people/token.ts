import { languages, roles, type Language, type Role, type StaffRight } from '../values';

/** The claims of the signed token (D8). `exp` and `iat` are seconds since 1970. */
export interface TokenClaims {
  readonly sub: string;
  /** The sign-in that the token was issued for (D87). */
  readonly sid: string;
  readonly fname: string;
  /** The login id, for signing in again after the session has ended; older tokens have none. */
  readonly username?: string;
  readonly role: Role;
  /** The rights of a clerk as an administrator chose them (D58); only for display, since the server checks the account itself. */
  readonly rights?: readonly StaffRight[];
  /** True if somebody else set the password, which must be changed before anything else is done (D87). */
  readonly mustChangePassword?: boolean;
  /** The language that the account works in; missing until it has chosen one. */
  readonly language?: Language;
  readonly iat: number;
  readonly exp: number;
}

export type DecodedToken =
  { readonly ok: true; readonly claims: TokenClaims } | { readonly ok: false; readonly message: string };

/** The message is for developers; no user sees it. */
const NOT_A_TOKEN: DecodedToken = { ok: false, message: 'This does not look like a valid token' };

/** Reads a token's claims without checking its signature: for showing a name, never for deciding a right (section 3). */
export function decodeToken(token: string): DecodedToken {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload) return NOT_A_TOKEN;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isClaims(claims) ? { ok: true, claims } : NOT_A_TOKEN;
  } catch {
    // Not base64, not UTF-8 or not JSON: the answer is the same.
    return NOT_A_TOKEN;
  }
}

function isClaims(value: unknown): value is TokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  const claims = value as Partial<Record<keyof TokenClaims, unknown>>;
  return (
    typeof claims.fname === 'string' &&
    ['undefined', 'string'].includes(typeof claims.username) &&
    typeof claims.exp === 'number' &&
    roles.some((role) => role === claims.role) &&
    (claims.rights === undefined || Array.isArray(claims.rights)) &&
    ['undefined', 'boolean'].includes(typeof claims.mustChangePassword) &&
    [undefined, ...languages].some((language) => language === claims.language)
  );
}

/** Whether a stored token no longer counts: missing, empty, unreadable, or past its expiry to the second (section 5). */
export function isTokenExpired(token: string | null | undefined, now: Date): boolean {
  if (!token) return true;
  const decoded = decodeToken(token);
  return !decoded.ok || decoded.claims.exp * 1000 <= now.getTime();
}
