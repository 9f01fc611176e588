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

/** Refuses calls that came by a name which this office is not served under: 421. @param origins those of the settings */
export function servedNames(origins: readonly string[]) {
  const named = new Set(origins.map((origin) => new URL(origin).hostname));
  return ({ hostname }: Request, _response: Response, next: NextFunction): void =>
    // HTTP/1.0 needs no name: no browser speaks it.
    next(hostname && !isServedName(hostname, named) ? new Problem(421, 'otherName') : undefined);
}
