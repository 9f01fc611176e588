import type { Role } from '@school/domain';

export const DASHBOARD = '/office/dashboard';

export const FAMILY = '/family';

/** Whose login it is: of the menu's entries each has one (section 2). */
export type Who = 'office' | 'teacher' | 'student';

/** The login of a role; clerks and administrators have the office's. */
export const loginOf = (role: Role | undefined): Who =>
  role === 'teacher' || role === 'student' ? role : 'office';

/** Where each begins, and what all pages of its own are under. */
const areas = {
  office: { start: DASHBOARD, under: '/office/' },
  family: { start: FAMILY, under: `${FAMILY}/` },
} as const;

/** By trying: Chrome 109 has no `URL.canParse`. */
function addressWithin(base: string, path: string): URL | undefined {
  try {
    return new URL(path, base);
  } catch {
    return undefined;
  }
}

/**
 * Where to go after signing in: `returnUrl` when it is a path inside the area of the role, else to the beginning of that (D7).
 * @param role of whoever has signed in; while nobody has, nothing leads to a family's pages
 */
export function afterLogin(returnUrl: string | null, role?: Role): string {
  const { start, under } = areas[role === 'student' ? 'family' : 'office'];
  if (!returnUrl?.startsWith('/') || returnUrl.includes('\\')) return start;
  const base = 'http://office.invalid';
  const url = addressWithin(base, returnUrl);
  const isInside = url?.origin === base && url.pathname.startsWith(under);
  return isInside ? `${url.pathname}${url.search}` : start;
}
