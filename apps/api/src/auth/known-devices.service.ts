import { randomBytes, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DAY } from '@school/domain';
import { foldUsername } from '../accounts/accounts.schema';
import { cookieOf } from '../common/cookies';
import { isSameSecret } from '../common/same-secret';
import { keyedHash } from './keyed-hash';
import { JWT_KEY } from './token.service';

/** The longest time that browsers keep a cookie, in milliseconds; each login starts it again. */
const CACHED_FOR = 400 * DAY;

/**
 * Recognizes devices that signed in before (D59) by a signed cookie that no script can read; the token cannot do that, because
 * it ends with the session. The cookie gives no right; it only counts a device's tries apart from those of strangers. There
 * is one for each login id, so a PC that several clerks use is known for each of them.
 */
@Injectable()
export class KnownDevicesService {
  constructor(@Inject(JWT_KEY) private readonly key: KeyObject) {}

  /** The device's own random name, if this login id has signed in on it before. @param username as the guard knows it */
  of(request: Request, username: string): string | undefined {
    const [device = '', signature = ''] = (cookieOf(request, this.cookieFor(username)) ?? '').split('.');
    const isOurs = device !== '' && isSameSecret(signature, this.sign(username, device));
    return isOurs ? device : undefined;
  }

  /** @param device its name, if it is known already */
  remember(response: Response, username: string, device = randomBytes(12).toString('base64url')): void {
    response.cookie(this.cookieFor(username), `${device}.${this.sign(username, device)}`, {
      httpOnly: true,
      sameSite: 'strict',
      secure: response.req.secure,
      // The cookie is sent only to the login page that set it.
      path: response.req.path,
      maxAge: CACHED_FOR,
    });
  }

  private cookieFor(username: string): string {
    return `device-${keyedHash(this.key, 'cookie of a login id', foldUsername(username)).slice(0, 16)}`;
  }

  private sign(username: string, device: string): string {
    return keyedHash(this.key, 'known device', foldUsername(username), device);
  }
}
