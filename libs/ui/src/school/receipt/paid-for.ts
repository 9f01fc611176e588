import { isOfMonths, headLabel, formatRupees, monthsLabel, total, type Receipt } from '@school/domain';
import { useKitMessages } from '../../messages/kit-messages';
import { useSchoolMessages } from '../messages/school-messages';

type Part = Receipt['paidFor'][number];

/** The distinct reasons given for the charges. */
const reasonsOf = (parts: readonly Part[]) => [...new Set(parts.flatMap(({ reason = [] }) => reason))];

/** Returns the heads of a payment, one text each: `Monthly Sep 2026, Nov 2026 ₹600`, `Fine (Broken window) ₹50` (D77). */
export function usePaidFor(): (parts: readonly Part[]) => readonly string[] {
  const { locale } = useKitMessages();
  const { receipt: words } = useSchoolMessages();
  return (parts) =>
    [...new Set(parts.map(({ head }) => head))].map((head) => {
      const partsOfHead = parts.filter((part) => part.head === head);
      const reasons = reasonsOf(partsOfHead);
      return [
        headLabel(words.heads, head),
        isOfMonths(head) &&
          monthsLabel(
            partsOfHead.map(({ month }) => month),
            locale,
          ),
        head !== 'monthly' && reasons.length > 0 && `(${reasons.join(', ')})`,
        formatRupees(total(partsOfHead)),
      ]
        .filter((part) => part !== false)
        .join(' ');
    });
}
