import { isIP } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../common/problem';

/** Endings of names that belong to one machine or one local network: nobody outside can make such a name (RFC 6761, 6762, 8375). */
const LOCAL_ENDINGS = ['.localhost', '.local', '.home.arpa', '.internal', '.lan'];

/**
 * Whether a page that was opened under this name can be one of ours. A stranger can lead a name of his own to this office
 * (DNS rebinding), and his page would then read what the office answers; an address in figures, a name of one word and a name of the
 * local network are none that he can have.
 *
 * @param hostname of a Host header, without its port
 * @param named the names that the settings give this office
 */
function isServedName(hostname: string, named: ReadonlySet<string>): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  const isFigures = isIP(name) !== 0 || (name.startsWith('[') && name.endsWith(']'));
  return (
    isFigures ||
    !name.includes('.') ||
    named.has(name) ||
    LOCAL_ENDINGS.some((ending) => name.endsWith(ending))
  );
}

/** The name in a Host header, without its port. */
const nameIn = (host: string): string => host.replace(/:\d*$/, '');

/**
 * Refuses calls that came by a name which this office is not served under: 421. Both names count where a proxy says which one
 * it was called by, as a page that was led here may say it too.
 *
 * @param origins those of the settings
 */
export function servedNames(origins: readonly string[]) {
  const named = new Set(origins.map((origin) => new URL(origin).hostname));
  return ({ hostname, headers: { host = '' } }: Request, _response: Response, next: NextFunction): void => {
    // HTTP/1.0 needs no name: no browser speaks it.
    const names = [nameIn(host), hostname].filter(Boolean);
    next(names.every((name) => isServedName(name, named)) ? undefined : new Problem(421, 'otherName'));
  };
}
