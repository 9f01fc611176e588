import { newStandingConcessionSchema, type NewStandingConcession, type StandingConcession } from '../fees';
import type { RuleMessage } from '../rules';
import type { ImportField, ImportValues } from './import-fields';
import type { Fault } from './read-row';
import { NO_CONCESSION } from './read-words';

const concessionFields = ['concession', 'concessionValue', 'concessionFrom', 'concessionReason'] as const;

/** The cell at which a fault in a field of the concession is shown. */
const cellOf: Readonly<Record<string, ImportField>> = {
  concession: 'concession',
  unit: 'concessionValue',
  value: 'concessionValue',
  from: 'concessionFrom',
  reason: 'concessionReason',
};

/** The reason of a concession if the register gives none. */
export const IMPORT_REASON = 'Import';

/** The value of a concession as its cell writes it. */
export const concessionValueText = ({ unit, value }: Pick<StandingConcession, 'unit' | 'value'>): string =>
  `${value / 100}${unit === 'percent' ? '%' : ''}`;

/**
 * The standing concession that a row gives (D48); undefined if the row gives none.
 * @param from the first month if the row names none
 */
export function newConcessionOf(
  values: ImportValues,
  from: string,
): { readonly concession?: NewStandingConcession; readonly faults: readonly Fault[] } {
  const { concessionValue = '' } = values;
  const saysNothing = concessionFields.every((name) => values[name] === undefined);
  if (saysNothing || concessionValue === NO_CONCESSION) return { faults: [] };
  const isPercent = concessionValue.endsWith('%');
  const result = newStandingConcessionSchema.safeParse({
    studentID: values.studentID ?? '',
    concession: values.concession ?? (concessionValue === '' ? undefined : 'other'),
    unit: isPercent ? 'percent' : 'rupees',
    value: isPercent ? concessionValue.slice(0, -1) : concessionValue,
    from: values.concessionFrom ?? from,
    reason: values.concessionReason ?? IMPORT_REASON,
  });
  if (result.success) return { concession: result.data, faults: [] };
  return {
    faults: result.error.issues.flatMap(({ path, message }) => {
      const field = cellOf[String(path[0])];
      return field === undefined ? [] : [{ field, message: message as RuleMessage }];
    }),
  };
}
