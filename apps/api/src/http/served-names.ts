import { isIP } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../common/problem';

/** Endings of names of one machine or one local network: nobody outside can own such a name (RFC 6761, 6762, 8375). */
const LOCAL_ENDINGS = ['.localhost', '.local', '.home.arpa', '.internal', '.lan'];

/**
 * Whether a page that was opened under this name can be one of ours. A stranger can point a name of their own at this office
 * (DNS rebinding), and their page could then read the office's answers; an IP address, a name of one word and a name of the
 * local network cannot belong to a stranger.
 *
 * @param hostname that of a Host header, without its port
 * @param ownNames the names that the settings give this office
 */
function isServedName(hostname: string, ownNames: ReadonlySet<string>): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  const isAddress = isIP(name) !== 0 || (name.startsWith('[') && name.endsWith(']'));
  return (
    isAddress ||
    !name.includes('.') ||
    ownNames.has(name) ||
    LOCAL_ENDINGS.some((ending) => name.endsWith(ending))
  );
}

/** The name in a Host header, without its port. */
const nameIn = (host: string): string => host.replace(/:\d*$/, '');

/**
 * Refuses calls to a name under which this office is not served: 421. Behind a proxy both the Host header and the name that the
 * proxy forwards must pass, as a rebound page can send either.
 *
 * @param origins the origins in the settings
 */
export function servedNames(origins: readonly string[]) {
  const ownNames = new Set(origins.map((origin) => new URL(origin).hostname));
  return ({ hostname, headers: { host = '' } }: Request, _response: Response, next: NextFunction): void => {
    // HTTP/1.0 needs no Host header, but no browser speaks it.
    const names = [nameIn(host), hostname].filter(Boolean);
    next(names.every((name) => isServedName(name, ownNames)) ? undefined : new Problem(421, 'otherName'));
  };
}
