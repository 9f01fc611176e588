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
  const plain = headings.map(foldWords);
  return plain.map((name, at) =>
    name === '' ? undefined : `${name}\n${plain.slice(0, at).filter((one) => one === name).length}`,
  );
}

/** The office's last choices for columns, by the names of the columns. */
function remembered({ headings, columns }: Pick<StoredImport, 'headings' | 'columns'>) {
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
 * @param before the import before this one, if there was one
 */
export function firstChoices(
  lines: readonly (readonly string[])[],
  heads: readonly OwnHead[],
  before?: StoredImport,
) {
  const { texts, fields, lines: above } = findHeadings(lines, catalogues);
  const known = before ? remembered(before) : new Map<string, Target>();
  const last = namesOf(texts).map((name) => (name === undefined ? undefined : known.get(name)));
  const kept = last.flatMap((target) => (target ? choiceKey(target) : []));
  const guessed = (heading: string, at: number): Target | undefined => {
    const head = headOfHeading(heading, heads);
    const field = fields[at];
    const target = head ? ({ field: 'takenHeads', head } as const) : field && { field };
    // The office's choice comes before a column that only has the name of the field.
    return target && !kept.includes(choiceKey(target)) ? target : undefined;
  };
  const chosen = texts.map((heading, at) => last[at] ?? guessed(heading, at));
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
