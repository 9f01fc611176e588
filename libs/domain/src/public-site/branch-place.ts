import { addressLines, phoneLabels } from '../values';

interface Placed {
  readonly name: string;
  readonly address?: string | undefined;
}

/** Parts of an address that are no city: the country, the state as the post writes it. */
const NO_CITY = /^(?:india|bharat|uttar pradesh|u\.?\s?p\.?|भारत|उत्तर प्रदेश)$/i;
/** The six digits of the post, in one group or two, and what leads to them. */
const PIN_CODE = /[\s\-–,.]*(?:pin(?:\s*code)?[\s:.-]*)?\b\d{3}\s?\d{3}\b\.?/gi;

/**
 * The city in an address as the office types it: the last part that is neither state nor country, without the PIN code.
 * @returns nothing where the address has one part alone, which may as well be a street
 */
export function cityOf(address: string | undefined): string | undefined {
  const parts = (address ?? '')
    .replace(PIN_CODE, '')
    .split(/[\n,]/)
    .map((part) => part.trim().replace(/[\s\-–.]+$/, ''))
    .filter((part) => part !== '' && !NO_CITY.test(part));
  return parts.length > 1 ? parts.at(-1) : undefined;
}

/** Where a map shows a branch, by its name and address; nothing where the address is not known. */
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

/** The number as it is dialled from anywhere: one without a country is one of India. */
function dialled(digits: string): string {
  if (digits.startsWith('+')) return digits;
  if (digits.length > 10 && digits.startsWith('91')) return `+${digits}`;
  return digits.length >= 10 ? `+91${digits.replace(/^0+/, '')}` : digits;
}

/** The numbers of a branch, which stand between commas. */
export const phoneNumbers = (phone: string | undefined): readonly DialledNumber[] =>
  phoneLabels(phone ?? '').map((shown) => ({
    shown,
    href: `tel:${dialled(shown.replace(/[^\d+]/g, ''))}`,
  }));
