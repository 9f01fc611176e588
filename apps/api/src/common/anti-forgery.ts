import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const LOGIN = '/api/office/office-login';

function cookieOf(request: Request): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

function same(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Double-submit anti-forgery (D13): hands out the cookie, and asks for the header whoever carries it. */
export function antiForgery(request: Request, response: Response, next: NextFunction): void {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const cookie = cookieOf(request);
  if (cookie === undefined) {
    // Files that caches keep must not carry one visitor's cookie.
    if ((reads && !request.path.startsWith('/assets/')) || request.path === LOGIN) {
      response.cookie(COOKIE, randomBytes(24).toString('base64url'), {
        sameSite: 'lax',
        path: '/',
        httpOnly: false,
        secure: request.secure,
      });
    }
  } else if (!reads) {
    const header = request.headers[HEADER];
    if (typeof header !== 'string' || cookie === '' || !same(cookie, header)) {
      next(new Problem(403, 'foreignRequest'));
      return;
    }
  }
  next();
}
