import { foldWords, type RuleMessage } from '../rules';
import { plainDigits } from '../values';
import { readMonth } from './read-date';

/** A result, or the message that says why there is none. */
export type Found<Value> =
  | { readonly value: Value; readonly message?: undefined }
  | { readonly value?: undefined; readonly message: RuleMessage };

/** One part of a cell that lists several things: `Bus: Naini (2026-07 – 2027-03) as asked by the father`. */
export interface ListedPart {
  /** The school's own name for it, whatever case and spaces the cell has. */
  readonly name: string;
  /** The text about it, which may be empty. */
  readonly about: string;
  /** The first and the last month, `yyyy-mm`, where the cell says so. */
  readonly from?: string | undefined;
  readonly through?: string | undefined;
  /** The text after the months. */
  readonly note: string;
}

/** The effect of a cell that lists several things on a registered student; all texts are such cells. */
export interface ListChanges {
  /** All that the cell names, with the months in which it begins. */
  readonly named: string;
  /** For what is to be given: what the student has of it now, and what the student will have. */
  readonly change?: { readonly before: string; readonly after: string };
  /** The same for what somebody has changed by hand since the last import. */
  readonly kept?: { readonly before: string; readonly after: string };
}

/** The one or two months of a text: `2026-07`, `from Jul 2026 to Mar 2027`, `जुलाई 2026 से मार्च 2027 तक`. */
function monthsOf(text: string, today: string): readonly string[] | undefined {
  const parts = plainDigits(text)
    .replace(/^\s*(?:from|since)\s/iu, '')
    .replace(/तक\s*$/u, '')
    .split(/\s(?:to|till|until|[-–—])\s|\sसे(?:\s|$)/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const months = parts.flatMap((part) => readMonth(part, today) ?? []);
  return months.length === parts.length && (parts.length === 1 || parts.length === 2) ? months : undefined;
}

/** Reads the text of a part after its name. */
function restOf(text: string, today: string): Omit<ListedPart, 'name'> {
  for (const bracket of text.matchAll(/\(([^()]*)\)/gu)) {
    const [from, through] = monthsOf(bracket[1] ?? '', today) ?? [];
    if (from === undefined) continue;
    const note = text.slice(bracket.index + bracket[0].length).trim();
    return { about: text.slice(0, bracket.index).trim(), from, through, note };
  }
  return { about: text.trim(), note: '' };
}

/** The longest name with which a part begins, and the text after it. */
function nameAndRest(
  part: string,
  names: ReadonlyMap<string, string>,
): readonly [string, string] | undefined {
  const ends = [...part.matchAll(/[:(]|$/gu)].map(({ index }) => index);
  for (const end of ends.reverse()) {
    const name = names.get(foldWords(part.slice(0, end)));
    if (name !== undefined) return [name, part.slice(end).replace(/^:/u, '')];
  }
  return undefined;
}

/**
 * Splits a cell that lists several things, separated by semicolons, into its parts.
 * @param names of everything that can be listed; a semicolon before anything else belongs to the part before it
 * @param today `yyyy-mm-dd`
 * @returns undefined if the cell begins with none of the names
 */
export function listedParts(
  cell: string,
  names: readonly string[],
  today: string,
): readonly ListedPart[] | undefined {
  const nameByFolded = new Map(names.map((name) => [foldWords(name), name]));
  const parts: string[] = [];
  for (const piece of cell.split(/[;\n]/u)) {
    const lastIndex = parts.length - 1;
    if (piece.trim() === '') continue;
    if (nameAndRest(piece, nameByFolded)) parts.push(piece);
    else if (lastIndex < 0) return undefined;
    else parts[lastIndex] = `${parts[lastIndex] ?? ''};${piece}`;
  }
  return parts.flatMap((part) => {
    const [name, rest] = nameAndRest(part, nameByFolded) ?? [];
    return name === undefined || rest === undefined ? [] : [{ name, ...restOf(rest, today) }];
  });
}

/** Writes parts as one cell, in the form in which they can be read again. */
export const listText = (parts: readonly ListedPart[]): string =>
  parts
    .map(({ name, about, from, through, note }) =>
      [
        about === '' ? name : `${name}: ${about}`,
        from === undefined ? '' : `(${[from, through].filter((month) => month !== undefined).join(' – ')})`,
        note,
      ]
        .filter((text) => text !== '')
        .join(' '),
    )
    .join('; ');
