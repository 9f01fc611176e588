import type { Role } from '@school/domain';

export const DASHBOARD = '/office/dashboard';

export const FAMILY = '/family';

/** Whose login it is; each has an entry in the menu (section 2). */
export type Who = 'office' | 'teacher' | 'student';

/** The login of a role; clerks and administrators have the office's. */
export const loginOf = (role: Role | undefined): Who =>
  role === 'teacher' || role === 'student' ? role : 'office';

/** The start page of each area, and the path that all its other pages are under. */
const areas = {
  office: { start: DASHBOARD, under: '/office/' },
  family: { start: FAMILY, under: `${FAMILY}/` },
} as const;

/** Finds out by trying, because Chrome 109 has no `URL.canParse`. */
function addressWithin(base: string, path: string): URL | undefined {
  try {
    return new URL(path, base);
  } catch {
    return undefined;
  }
}

/**
 * Returns where to go after signing in: `returnUrl` if it is a path inside the area of the role, else the area's start (D7).
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
