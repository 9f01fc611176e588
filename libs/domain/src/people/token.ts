import { languages, roles, type Language, type Role, type StaffRight } from '../values';

/** What the signed token says (D8). `exp` and `iat` are seconds since 1970. */
export interface TokenClaims {
  readonly sub: string;
  /** The sign-in that it was issued for (D87). */
  readonly sid: string;
  readonly fname: string;
  /** The login id, for whoever signs in again where the session has ended; tokens of before have none. */
  readonly username?: string;
  readonly role: Role;
  /** Of a clerk, as an administrator chose them (D58); for showing what may be done, as the server asks the account. */
  readonly rights?: readonly StaffRight[];
  /** The password was set by somebody else: it is changed before anything else is done (D87). */
  readonly mustChangePassword?: boolean;
  /** That the account works in; left out until it has chosen one. */
  readonly language?: Language;
  readonly iat: number;
  readonly exp: number;
}

export type DecodedToken =
  { readonly ok: true; readonly claims: TokenClaims } | { readonly ok: false; readonly message: string };

/** For developers: no user meets it. */
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
    // Not base64, not UTF-8 or not JSON: one and the same answer for the user.
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
