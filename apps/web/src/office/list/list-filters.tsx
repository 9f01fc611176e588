import {
  accountLabel,
  boards,
  dateLabel,
  isCalendarDate,
  schoolClasses,
  schoolCodes,
  sections,
} from '@school/domain';
import {
  DateInput,
  Field,
  Select,
  TextInput,
  useKitMessages,
  validateWith,
  type StandardSchema,
} from '@school/ui';
import { useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { optionsOf, useRules, useWords } from '../../messages/words';
import { useListMessages } from './messages';
import { useTyped } from './use-typed';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** One thing by which a list is narrowed: its name in the address and in the call, its label, and how it is asked. */
export type ListFilter = {
  readonly name: string;
  readonly label: string;
} & (
  | { readonly kind: 'text'; readonly maxLength: number; readonly hint?: string }
  | { readonly kind: 'day' }
  /** `all` stands for all of them, while nothing is chosen. */
  | { readonly kind: 'choice'; readonly all: string; readonly options: readonly Option[] }
);

/** What is asked for, by the filters' names. */
export type Chosen = Readonly<Partial<Record<string, string | undefined>>>;

/** The choices by which lists of students are narrowed. */
export function useStudentFilters() {
  const words = useListMessages();
  const { labels, options, noSection } = useWords();
  const sectionNames = { ...options.section, '*': noSection };
  const choice = <Name extends string>(
    name: Name,
    label: string,
    all: string,
    values: readonly string[],
    names: Readonly<Record<string, string>>,
  ) => ({ name, label, all, kind: 'choice', options: optionsOf(values, names) }) as const;
  return {
    branch: choice('branch', labels.branch, words.allBranches, schoolCodes, options.branchCode),
    class: choice('class', labels.class, words.allClasses, schoolClasses, options.class),
    section: choice('section', labels.section, words.allSections, sections, sectionNames),
    boardType: choice('boardType', labels.boardType, words.allBoards, boards, options.boardType),
    left: choice('left', words.hereOrLeft, words.here, ['true'], { true: words.left }),
  };
}

interface Account {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

/** Accounts as choices: the name, and the login id that tells two of one name apart. */
export const accountOptions = (accounts: readonly Account[]) =>
  accounts.map(({ id, name, username }) => ({ value: id, label: accountLabel(name, username) }));

/** What a list is limited to, in words, for its paper. */
export function useLimits(filters: readonly ListFilter[], chosen: Chosen): readonly string[] {
  const { locale } = useKitMessages();
  const textOf = (filter: ListFilter, value: string) => {
    if (filter.kind === 'day') return dateLabel(value, locale);
    if (filter.kind === 'text') return value;
    return filter.options.find((option) => option.value === value)?.label ?? value;
  };
  return filters.flatMap((filter) => {
    const value = chosen[filter.name] ?? '';
    return value === '' ? [] : [`${filter.label}: ${textOf(filter, value)}`];
  });
}

/**
 * In one row; on a tablet in rows of three, on a phone in pairs below the first one, none alone in half a row. There, and in a low window, choices that
 * say themselves what they are about (`All classes`) stand without labels, so that the list is in sight.
 */
const Bar = styled.div<{ $count: number; $hasSearch: boolean; $hasLabels: boolean }>`
  display: grid;
  grid-template-columns: ${({ $count, $hasSearch, theme }) =>
    $hasSearch
      ? `minmax(${theme.size.column}, 1fr) repeat(${$count - 1}, auto)`
      : `repeat(${Math.min($count, 7)}, minmax(0, 1fr))`};
  gap: ${({ theme }) => theme.space.s};

  @media (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    ${({ $count, $hasSearch }) => css`
      > :first-child {
        grid-column: ${$hasSearch || $count % 2 === 1 ? '1 / -1' : 'auto'};
      }

      > :last-child {
        grid-column: ${$hasSearch && $count % 2 === 0 ? '1 / -1' : 'auto'};
      }
    `}
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}), (max-height: 700px) {
    ${({ $hasLabels, theme }) =>
      !$hasLabels &&
      css`
        gap: ${theme.space.xs};

        label {
          position: absolute;
          clip-path: inset(50%);
        }
      `}
  }
`;

export interface ListFiltersProps {
  /** What the bar is for. */
  readonly label: string;
  readonly filters: readonly ListFilter[];
  readonly chosen: Chosen;
  /** @param value empty where nothing is chosen any more */
  readonly onChange: (name: string, value: string) => unknown;
  /** By which typed texts are judged. */
  readonly schema: StandardSchema;
  /** A box that searches in the rows, before the others. */
  readonly search?: ReactNode;
}

type FilterFieldProps<Kind> = Pick<ListFiltersProps, 'onChange' | 'schema'> & {
  readonly filter: Extract<ListFilter, { readonly kind: Kind }>;
  readonly value: string;
};

function TextFilter({ filter, value, onChange, schema }: FilterFieldProps<'text'>) {
  const { name, label, hint, maxLength } = filter;
  const errorsOf = validateWith(useRules(schema));
  const errorIn = (text: string) => {
    const error = text === '' ? undefined : errorsOf({ [name]: text })[name];
    return typeof error === 'string' ? error : undefined;
  };
  const [isLeft, setLeft] = useState(false);
  const { typed, setTyped, text, keepNow } = useTyped(value, (wanted) => {
    if (errorIn(wanted) === undefined) onChange(name, wanted);
  });
  const judge = () => {
    setLeft(true);
    keepNow();
  };
  return (
    <Field label={label} hint={hint} error={isLeft ? errorIn(text) : undefined}>
      {(control) => (
        <TextInput
          {...control}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setLeft(false);
          }}
          onBlur={judge}
          onKeyDown={({ key }) => {
            if (key === 'Enter') judge();
          }}
        />
      )}
    </Field>
  );
}

/** A day that the list follows as soon as it is one; while it is being typed the list stays. */
function DayFilter({ filter: { name, label }, value, onChange }: FilterFieldProps<'day'>) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label}>
      {(control) => (
        <DateInput
          {...control}
          value={typed ?? value}
          onChange={(text) => {
            const isDay = isCalendarDate(text);
            setTyped(isDay ? undefined : text);
            if (isDay) onChange(name, text);
          }}
          onBlur={() => {
            setTyped(undefined);
            if (typed === '') onChange(name, '');
          }}
        />
      )}
    </Field>
  );
}

function ChoiceFilter({
  filter: { name, label, all, options },
  value,
  onChange,
}: FilterFieldProps<'choice'>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          placeholder={all}
          options={options}
          value={value}
          onChange={({ target }) => onChange(name, target.value)}
        />
      )}
    </Field>
  );
}

function FilterField({
  filter,
  ...rest
}: Omit<FilterFieldProps<ListFilter['kind']>, 'filter'> & { readonly filter: ListFilter }) {
  if (filter.kind === 'text') return <TextFilter filter={filter} {...rest} />;
  return filter.kind === 'day' ? (
    <DayFilter filter={filter} {...rest} />
  ) : (
    <ChoiceFilter filter={filter} {...rest} />
  );
}

/** What narrows a list: each counts at once, and stands in the address. Nothing in it is work that could be lost. */
export function ListFilters({ label, filters, chosen, search, ...rest }: ListFiltersProps) {
  const hasSearch = search !== undefined;
  return (
    <Bar
      role="search"
      aria-label={label}
      $count={filters.length + Number(hasSearch)}
      $hasSearch={hasSearch}
      $hasLabels={filters.some(({ kind }) => kind !== 'choice')}
    >
      {search}
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} value={chosen[filter.name] ?? ''} {...rest} />
      ))}
    </Bar>
  );
}
