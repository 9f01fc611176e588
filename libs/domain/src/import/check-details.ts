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

/** What the rules of the details say of values, and how they leave them. @param names those that are looked at */
export function checked(given: ImportValues, names: readonly DetailName[]): Checked {
  const values = new Map(Object.entries(given));
  const details: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const name of names) {
    const result = fieldTable[name].rule.safeParse(given[name]);
    if (!result.success) {
      // The schemas of this house say rules alone.
      faults.push({ field: name, message: result.error.issues[0]?.message as RuleMessage });
      continue;
    }
    details[name] = result.data;
    if (result.data === undefined) values.delete(name);
    else values.set(name, String(result.data));
  }
  return { values: Object.fromEntries(values), details, faults };
}
