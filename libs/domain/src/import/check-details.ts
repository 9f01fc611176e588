import type { RuleMessage } from '../rules';
import { personalFields, studentFields } from '../students';
import type { DetailName, ImportValues } from './import-fields';
import type { Fault } from './read-row';

const fieldTable = { ...studentFields, ...personalFields };

export interface Checked {
  readonly values: ImportValues;
  readonly details: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
}

/** Checks values by the rules of the details, and returns them as the rules leave them. @param names the details to check */
export function checkedDetails(rowValues: ImportValues, names: readonly DetailName[]): Checked {
  const values = new Map(Object.entries(rowValues));
  const details: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const name of names) {
    const result = fieldTable[name].rule.safeParse(rowValues[name]);
    if (!result.success) {
      // All schemas of this program report rules.
      faults.push({ field: name, message: result.error.issues[0]?.message as RuleMessage });
      continue;
    }
    details[name] = result.data;
    if (result.data === undefined) values.delete(name);
    else values.set(name, String(result.data));
  }
  return { values: Object.fromEntries(values), details, faults };
}
