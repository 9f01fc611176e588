import {
  choiceLabel,
  formatRupees,
  fromRupees,
  paise,
  rulesInWords,
  type Paise,
  type Words,
} from '@school/domain';
import type { StandardSchema } from '@school/ui';
import { use, useMemo } from 'react';
import { CatalogueContext } from './messages';

/** The words of the school's rules in the language on screen: labels, choices, sentences. */
export const useWords = (): Words => use(CatalogueContext).words;

/** A form's schema that reports errors in the language on screen. */
export function useRules<Parsed>(schema: StandardSchema<Parsed>): StandardSchema<Parsed> {
  const words = useWords();
  return useMemo(() => rulesInWords(schema, words), [schema, words]);
}

/** The choices of an option set as a form lists them. @param names the label of each choice */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<string, string>>,
) => values.map((value) => ({ value, label: names[value] ?? value }));

/** Formats a balance, owed or paid too much: `₹450`, `Advance ₹700` (D73). */
export const balanceShown = (balance: Paise, { options }: Words): string =>
  balance < 0 ? `${options.head.advance} ${formatRupees(paise(0 - balance))}` : formatRupees(balance);

/** Formats an amount of an answer, with a minus where it was paid back. */
export const rupeesShown = (rupees: number): string => formatRupees(fromRupees(rupees));

/** The parts of an entry that say why; a damaged record may name a cause that does not exist. */
interface Undone {
  readonly cause?: string | undefined;
  readonly reason?: string | undefined;
}

/** Returns why something was undone: the name of the cause, if it has one, and the reason that was given. */
export function whyOf({ cause, reason }: Undone, { options }: Words): string {
  const causeName = cause === undefined ? undefined : choiceLabel(options.cause, cause);
  // For a mistyped payment the cause says everything.
  const shownReason = cause === 'mistyped' ? undefined : reason;
  return [...new Set([causeName, shownReason])]
    .filter((part) => part !== undefined && part !== '')
    .join(': ');
}
