import type { Request } from 'express';

/** The paths where a browser signs in and gets its first cookies: for the office, and for a student's family. */
export const LOGINS: readonly string[] = ['/api/office/office-login', '/api/student/student-login'];

/** The raw value of a cookie that the caller sent. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
