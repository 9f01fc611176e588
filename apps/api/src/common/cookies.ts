import type { Request } from 'express';

/** Where a browser signs in, and gets its first cookies: at the office, and at a student's family's. */
export const LOGINS: readonly string[] = ['/api/office/office-login', '/api/student/student-login'];

/** The value of a cookie that the caller sent, as it stands there. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
