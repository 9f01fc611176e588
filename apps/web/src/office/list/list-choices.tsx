import { boards, schoolClasses, schoolCodes, sections } from '@school/domain';
import { Select } from '@school/ui';
import { optionsOf, useWords } from '../../messages/words';
import { useListMessages } from './messages';

/** One choice by which a list is narrowed. */
interface ListChoice<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** What is shown while nothing is chosen. */
  readonly all: string;
  readonly values: readonly string[];
  /** What each value is called. */
  readonly names: Readonly<Record<string, string>>;
}

/** The choices by which lists of students are narrowed. */
export function useStudentListChoices() {
  const words = useListMessages();
  const { labels, options } = useWords();
  return {
    branch: { label: labels.branch, all: words.allBranches, values: schoolCodes, names: options.branchCode },
    class: { label: labels.class, all: words.allClasses, values: schoolClasses, names: options.class },
    section: { label: labels.section, all: words.allSections, values: sections, names: options.section },
    boardType: { label: labels.boardType, all: words.allBoards, values: boards, names: options.boardType },
    left: { label: words.hereOrLeft, all: words.here, values: ['true'], names: { true: words.left } },
  };
}

export interface ListChoicesProps<Name extends string> {
  readonly choices: readonly ListChoice<Name>[];
  readonly chosen: Readonly<Partial<Record<Name, string | undefined>>>;
  /** @param value empty where nothing is chosen any more */
  readonly onChange: (name: Name, value: string) => void;
}

/** A select for each choice; each counts at once. Stands in a grid or a row of the list's own. */
export function ListChoices<Name extends string>({ choices, chosen, onChange }: ListChoicesProps<Name>) {
  return choices.map(({ name, label, all, values, names }) => (
    <Select
      key={name}
      aria-label={label}
      placeholder={all}
      options={optionsOf(values, names)}
      value={chosen[name] ?? ''}
      onChange={({ target }) => onChange(name, target.value)}
    />
  ));
}
