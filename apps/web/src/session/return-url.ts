/** Where the dashboard is. */
export const DASHBOARD = '/office/dashboard';

/** Where to go after signing in: `returnUrl` when it is a path inside the office area, else the dashboard (D7). */
export function afterLogin(returnUrl: string | null): string {
  if (!returnUrl?.startsWith('/') || returnUrl.includes('\\')) return DASHBOARD;
  const base = 'http://office.invalid';
  const url = URL.canParse(returnUrl, base) ? new URL(returnUrl, base) : undefined;
  const inOffice = url?.origin === base && url.pathname.startsWith('/office/');
  return inOffice ? `${url.pathname}${url.search}` : DASHBOARD;
}
