import {
  choiceKey,
  findHeadings,
  foldWords,
  headOfHeading,
  usualChoices,
  type ColumnChoice,
  type OwnHead,
} from '@school/domain';
import { catalogues } from './catalogues';
import type { StoredImport } from './imports.schema';

type Target = Pick<ColumnChoice, 'field' | 'head'>;

const targetOf = ({ field, head }: Target): Target => (head === undefined ? { field } : { field, head });

/** Names that tell columns apart: the whole heading, as two may differ only in brackets, and its count among equal headings. */
function namesOf(headings: readonly string[]): readonly (string | undefined)[] {
  const folded = headings.map(foldWords);
  return folded.map((name, index) =>
    name === '' ? undefined : `${name}\n${folded.slice(0, index).filter((one) => one === name).length}`,
  );
}

/** The office's last choices for columns, by the names of the columns. */
function targetsByName({ headings, columns }: Pick<StoredImport, 'headings' | 'columns'>) {
  const names = namesOf(headings);
  return new Map(
    columns.flatMap((choice) => {
      const name = choice.column === undefined ? undefined : names[choice.column];
      return name === undefined ? [] : [[name, targetOf(choice)] as const];
    }),
  );
}

/**
 * The headings of a register, and the fields its columns stand for: as in the last import, or else by their headings.
 * @param heads the school's own: a column with the name of one says who takes it (D78)
 * @param lastImport the import before this one, if there was one
 */
export function firstChoices(
  lines: readonly (readonly string[])[],
  heads: readonly OwnHead[],
  lastImport?: StoredImport,
) {
  const { texts, fields, lines: above } = findHeadings(lines, catalogues);
  const lastTargets = lastImport ? targetsByName(lastImport) : new Map<string, Target>();
  const remembered = namesOf(texts).map((name) => (name === undefined ? undefined : lastTargets.get(name)));
  const rememberedKeys = remembered.flatMap((target) => (target ? choiceKey(target) : []));
  const guess = (heading: string, index: number): Target | undefined => {
    const head = headOfHeading(heading, heads);
    const field = fields[index];
    const target = head ? ({ field: 'takenHeads', head } as const) : field && { field };
    // The office's choice comes before a column that only has the name of the field.
    return target && !rememberedKeys.includes(choiceKey(target)) ? target : undefined;
  };
  const targets = texts.map((heading, index) => remembered[index] ?? guess(heading, index));
  const keys = targets.map((target) => target && choiceKey(target));
  const columns = targets.flatMap((target, column) =>
    target === undefined || keys.indexOf(choiceKey(target)) !== column ? [] : [{ ...target, column }],
  );
  const fillings = new Map(usualChoices.map((choice) => [choiceKey(choice), choice]));
  for (const { column: _, ...choice } of lastImport?.columns ?? [])
    if (choice.otherwise !== undefined || choice.copies === true) fillings.set(choiceKey(choice), choice);
  const withFillings = columns.map((choice) => ({ ...fillings.get(choiceKey(choice)), ...choice }));
  const withoutColumn = [...fillings.values()].filter((choice) => !keys.includes(choiceKey(choice)));
  return { headings: texts, above, columns: [...withFillings, ...withoutColumn] };
}
