import type * as z from 'zod/mini';
import { namedObject, requiredText } from '../rules';

/** Letters and digits that nobody confuses when reading a code from paper (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const GROUP_LENGTH = 5;

/** A code as it is compared: letters that look like digits become digits, and the grouping does not matter. */
const plainCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/**
 * The short code on a receipt (D89), such as `7K2QF-M0XAT`: fifty bits that nobody can make without the key.
 * @param digest of the receipt's number, made with the server's key, ten bytes or more
 */
export function receiptCode(digest: Uint8Array): string {
  const signs = Array.from(digest.subarray(0, 2 * GROUP_LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length));
  return `${signs.slice(0, GROUP_LENGTH).join('')}-${signs.slice(GROUP_LENGTH).join('')}`;
}

/** Whether a code that was typed from paper is this one. */
export const isReceiptCode = (typed: string, code: string): boolean => plainCode(typed) === plainCode(code);

/**
 * The receipt numbers that a number typed from paper may mean: a phone's keyboard writes small letters, and a Student ID is
 * printed as the office typed it (D14).
 */
export function receiptNumbersMeant(typed: string): readonly string[] {
  const [branch = '', ...rest] = typed.replaceAll(/\s/g, '').split('/');
  const printed = [branch.toUpperCase(), ...rest].join('/');
  return [...new Set([typed, printed, printed.toUpperCase()])];
}

/** The data that a family types, or its phone reads, to check a receipt (D89). */
export const receiptCheckSchema = namedObject('ReceiptCheck', {
  studentReceiptNo: requiredText({ max: 40 }),
  code: requiredText({ max: 20 }),
});

export type ReceiptCheck = Readonly<z.output<typeof receiptCheckSchema>>;

/** The address of the public page that checks a receipt. @param publicUrl the address of the office from outside */
export const receiptCheckUrl = (publicUrl: string, { studentReceiptNo, code }: ReceiptCheck): string =>
  `${publicUrl}/#/check-receipt?${new URLSearchParams({ studentReceiptNo, code }).toString()}`;
