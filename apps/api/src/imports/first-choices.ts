import {
  choiceKey,
  findHeadings,
  headOfHeading,
  squeezed,
  usualChoices,
  type ColumnChoice,
  type OwnHead,
} from '@school/domain';
import { catalogues } from './catalogues';
import type { StoredImport } from './imports.schema';

type Target = Pick<ColumnChoice, 'field' | 'head'>;

const targetOf = ({ field, head }: Target): Target => (head === undefined ? { field } : { field, head });

/** What the office chose for a heading the last time, by the heading. */
const remembered = ({ headings, columns }: Pick<StoredImport, 'headings' | 'columns'>) =>
  new Map(
    columns.flatMap((choice) => {
      const heading = choice.column === undefined ? '' : squeezed(headings[choice.column] ?? '');
      return heading === '' ? [] : [[heading, targetOf(choice)] as const];
    }),
  );

/**
 * The headings of a register, and what its columns are taken for: as the last import had them, and else as they are called.
 * @param heads of the school: a column that is called as one of them says who takes it (D78)
 * @param before the import before this one, if there was one
 */
export function firstChoices(
  lines: readonly (readonly string[])[],
  heads: readonly OwnHead[],
  before?: StoredImport,
) {
  const { texts, fields, lines: above } = findHeadings(lines, catalogues);
  const known = before ? remembered(before) : new Map<string, Target>();
  const chosen = texts.map((heading, at): Target | undefined => {
    const last = known.get(squeezed(heading));
    const head = last ? undefined : headOfHeading(heading, heads);
    const field = fields[at];
    return last ?? (head ? { field: 'takenHeads', head } : field && { field });
  });
  const taken = chosen.map((target) => target && choiceKey(target));
  const columns = chosen.flatMap((target, column) =>
    target === undefined || taken.indexOf(choiceKey(target)) !== column ? [] : [{ ...target, column }],
  );
  const fillings = new Map(usualChoices.map((choice) => [choiceKey(choice), choice]));
  for (const { column: _, ...choice } of before?.columns ?? [])
    if (choice.otherwise !== undefined || choice.copies === true) fillings.set(choiceKey(choice), choice);
  const filled = columns.map((choice) => ({ ...fillings.get(choiceKey(choice)), ...choice }));
  const others = [...fillings.values()].filter((choice) => !taken.includes(choiceKey(choice)));
  return { headings: texts, above, columns: [...filled, ...others] };
}
