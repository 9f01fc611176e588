import { addressLines, phoneLabels } from '../values';

interface Placed {
  readonly name: string;
  readonly address?: string | undefined;
}

/** Parts of an address that are not a city: the country, and the state as the post writes it. */
const NO_CITY = /^(?:india|bharat|uttar pradesh|u\.?\s?p\.?|भारत|उत्तर प्रदेश)$/i;
/** The six digits of the PIN code, in one group or two, with the text that introduces them. */
const PIN_CODE = /[\s\-–,.]*(?:pin(?:\s*code)?[\s:.-]*)?\b\d{3}\s?\d{3}\b\.?/gi;

/**
 * The city in an address as the office types it: the last part that is neither state nor country, without the PIN code.
 * @returns undefined if the address has only one part, which may as well be a street
 */
export function cityOf(address: string | undefined): string | undefined {
  const parts = (address ?? '')
    .replace(PIN_CODE, '')
    .split(/[\n,]/)
    .map((part) => part.trim().replace(/[\s\-–.]+$/, ''))
    .filter((part) => part !== '' && !NO_CITY.test(part));
  return parts.length > 1 ? parts.at(-1) : undefined;
}

/** A link to a map that shows a branch, by name and address; undefined if the address is not known. */
export function mapLink({ name, address }: Placed): string | undefined {
  if (address === undefined) return undefined;
  const query = [name, ...addressLines(address)].join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** A number as it is shown, and the link that dials it. */
export interface DialledNumber {
  readonly shown: string;
  readonly href: string;
}

/** A number as it is dialled from anywhere; without a country code, a full number is taken to be Indian. */
function dialled(digits: string): string {
  if (digits.startsWith('+')) return digits;
  if (digits.length > 10 && digits.startsWith('91')) return `+${digits}`;
  return digits.length >= 10 ? `+91${digits.replace(/^0+/, '')}` : digits;
}

/** The phone numbers of a branch, from a text that separates them by commas. */
export const phoneNumbers = (phone: string | undefined): readonly DialledNumber[] =>
  phoneLabels(phone ?? '').map((shown) => ({
    shown,
    href: `tel:${dialled(shown.replace(/[^\d+]/g, ''))}`,
  }));
