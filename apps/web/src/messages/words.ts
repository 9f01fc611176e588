import { choiceLabel, formatRupees, fromRupees, paise, spoken, type Paise, type Words } from '@school/domain';
import type { StandardSchema } from '@school/ui';
import { use, useMemo } from 'react';
import { CatalogueContext } from './messages';

/** The words of the school's rules in the language on screen: labels, choices, sentences. */
export const useWords = (): Words => use(CatalogueContext).words;

/** A schema that says what is wrong in the language on screen, for a form. */
export function useRules<Parsed>(schema: StandardSchema<Parsed>): StandardSchema<Parsed> {
  const words = useWords();
  return useMemo(() => spoken(schema, words), [schema, words]);
}

/** The choices of an option set as a form lists them. @param names what each is called */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<string, string>>,
) => values.map((value) => ({ value, label: names[value] ?? value }));

/** What is owed, or what was paid too much: `₹450`, `Advance ₹700` (D73). */
export const balanceShown = (balance: Paise, { options }: Words): string =>
  balance < 0 ? `${options.head.advance} ${formatRupees(paise(0 - balance))}` : formatRupees(balance);

/** An amount of an answer as it is shown, with a minus where it went back. */
export const rupeesShown = (rupees: number): string => formatRupees(fromRupees(rupees));

/** What says why: of a damaged record a cause may be none that there is. */
interface Undone {
  readonly cause?: string | undefined;
  readonly reason?: string | undefined;
}

/** Why something was undone: what happened, where it is one of those with a name, and the reason that was given. */
export function whyOf({ cause, reason }: Undone, { options }: Words): string {
  const happened = cause === undefined ? undefined : choiceLabel(options.cause, cause);
  // A payment that was mistyped has no other reason.
  const given = cause === 'mistyped' ? undefined : reason;
  return [...new Set([happened, given])].filter((part) => part !== undefined && part !== '').join(': ');
}
