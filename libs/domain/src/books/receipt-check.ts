import type * as z from 'zod/mini';
import { namedObject, requiredText } from '../rules';

/** Letters and figures that nobody takes for another when reading a code from paper (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const HALF = 5;

/** As a code is compared: what looks like a figure is one, and how it is grouped is not asked. */
const plainCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/**
 * The short code that a receipt carries (D89), such as `7K2QF-M0XAT`: fifty bits that nobody without the key can make.
 *
 * @param digest what the server's key makes of the receipt's number, ten bytes or more
 */
export function receiptCode(digest: Uint8Array): string {
  const signs = Array.from(digest.subarray(0, 2 * HALF), (byte) => SIGNS.charAt(byte % SIGNS.length));
  return `${signs.slice(0, HALF).join('')}-${signs.slice(HALF).join('')}`;
}

/** Whether somebody who read a code from paper typed this one. */
export const isReceiptCode = (typed: string, code: string): boolean => plainCode(typed) === plainCode(code);

/**
 * The numbers that somebody may mean who typed one from paper: a phone's keyboard writes small letters, and a Student ID is
 * printed as the office typed it (D14).
 */
export function receiptNumbersMeant(typed: string): readonly string[] {
  const [branch = '', ...rest] = typed.replaceAll(/\s/g, '').split('/');
  const printed = [branch.toUpperCase(), ...rest].join('/');
  return [...new Set([typed, printed, printed.toUpperCase()])];
}

/** What a family types, or its phone reads, to have a receipt checked (D89). */
export const receiptCheckSchema = namedObject('ReceiptCheck', {
  studentReceiptNo: requiredText({ max: 40 }),
  code: requiredText({ max: 20 }),
});

export type ReceiptCheck = Readonly<z.output<typeof receiptCheckSchema>>;

/** The address of the public page that checks a receipt. @param publicUrl where the office is reached from outside */
export const receiptCheckUrl = (publicUrl: string, { studentReceiptNo, code }: ReceiptCheck): string =>
  `${publicUrl}/#/check-receipt?${new URLSearchParams({ studentReceiptNo, code }).toString()}`;
