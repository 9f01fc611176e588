import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { cookieOf, LOGINS } from '../common/cookies';
import { Problem } from '../common/problem';
import { isSameSecret } from '../common/same-secret';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

/** Double-submit anti-forgery (D13): sets the cookie, and demands the header from every caller that carries it. */
export function antiForgery(request: Request, response: Response, next: NextFunction): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const cookie = cookieOf(request, COOKIE);
  if (cookie === undefined) {
    // Cached files must not carry one visitor's cookie.
    if ((isRead && !request.path.startsWith('/assets/')) || LOGINS.includes(request.path)) {
      response.cookie(COOKIE, randomBytes(24).toString('base64url'), {
        sameSite: 'lax',
        path: '/',
        httpOnly: false,
        secure: request.secure,
      });
    }
  } else if (!isRead) {
    const header = request.headers[HEADER];
    if (typeof header !== 'string' || cookie === '' || !isSameSecret(cookie, header)) {
      next(new Problem(403, 'foreignRequest'));
      return;
    }
  }
  next();
}
