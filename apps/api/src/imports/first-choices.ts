import { findHeadings, squeezed, usualChoices, type ColumnChoice } from '@school/domain';
import { rulesIn } from '../common/words';
import type { StoredImport } from './imports.schema';

const catalogues = [rulesIn('en'), rulesIn('hi')];

/** What the office chose for a heading the last time, by the heading. */
const remembered = ({ headings, columns }: Pick<StoredImport, 'headings' | 'columns'>) =>
  new Map(
    columns.flatMap((choice) => {
      const heading = choice.column === undefined ? '' : squeezed(headings[choice.column] ?? '');
      return heading === '' ? [] : [[heading, choice.field] as const];
    }),
  );

/**
 * The headings of a register, and what its columns are taken for: as the last import had them, and else as they are called.
 * @param before the import before this one, if there was one
 */
export function firstChoices(lines: readonly (readonly string[])[], before?: StoredImport) {
  const { texts, fields, lines: above } = findHeadings(lines, catalogues);
  const known = before ? remembered(before) : new Map<string, ColumnChoice['field']>();
  const chosen = texts.map((heading, at) => known.get(squeezed(heading)) ?? fields[at]);
  const columns = chosen.flatMap((field, column) =>
    field === undefined || chosen.indexOf(field) !== column ? [] : [{ field, column }],
  );
  const fillings = new Map(usualChoices.map((choice) => [choice.field, choice]));
  for (const { column: _, ...choice } of before?.columns ?? [])
    if (choice.otherwise !== undefined || choice.copies === true) fillings.set(choice.field, choice);
  const filled = columns.map((choice) => ({ ...fillings.get(choice.field), ...choice }));
  const others = [...fillings.values()].filter(({ field }) => !chosen.includes(field));
  return { headings: texts, above, columns: [...filled, ...others] };
}
