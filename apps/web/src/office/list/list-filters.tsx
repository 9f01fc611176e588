import { accountLabel, boards, dateLabel, schoolClasses, schoolCodes, sections } from '@school/domain';
import { Button, Stack, useKitMessages, type Option, type StandardSchema } from '@school/ui';
import { ListFilter as ListFilterIcon, X } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { FilterField } from './filter-field';
import { useListMessages } from './messages';

/** One filter of a list: its name in the address and in the call, its label, and the kind of its field. */
export type ListFilter = {
  readonly name: string;
  readonly label: string;
  /** Whether the filter is seldom used and so hidden behind `More filters`, with its value shown beside that. */
  readonly isRare?: boolean;
} & (
  | { readonly kind: 'text'; readonly maxLength: number; readonly hint?: string }
  | { readonly kind: 'day' }
  /** A custom field, such as one that finds students. */
  | { readonly kind: 'own'; readonly Field: ComponentType<OwnFilterProps> }
  /** `all` is the label of the empty choice, which stands for all. */
  | { readonly kind: 'choice'; readonly all: string; readonly options: readonly Option[] }
);

export interface OwnFilterProps extends Pick<ListFiltersProps, 'onChange'> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** The filter values, by the filters' names. */
export type Chosen = Readonly<Partial<Record<string, string | undefined>>>;

/** The filters that lists of students share. */
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

/** Accounts as choices: the name, with the login ID that tells apart two accounts of the same name. */
export const accountOptions = (accounts: readonly Account[]) =>
  accounts.map(({ id, name, username }) => ({ value: id, label: accountLabel(name, username) }));

/** The value of each filter in words, without the filters that are not set. */
function useChosen(filters: readonly ListFilter[], chosen: Chosen) {
  const { locale } = useKitMessages();
  const textOf = (filter: ListFilter, value: string) => {
    if (filter.kind === 'day') return dateLabel(value, locale);
    if (filter.kind !== 'choice') return value;
    return filter.options.find((option) => option.value === value)?.label ?? value;
  };
  return filters.flatMap((filter) => {
    const value = chosen[filter.name] ?? '';
    return value === '' ? [] : [{ name: filter.name, text: `${filter.label}: ${textOf(filter, value)}` }];
  });
}

/** The filter values of a list in words, for its paper. */
export const useLimits = (filters: readonly ListFilter[], chosen: Chosen): readonly string[] =>
  useChosen(filters, chosen).map(({ text }) => text);

/** Aligns the button with the controls, below the line of their labels. */
const Last = styled.div`
  padding-block-start: ${({ theme }) => theme.space.l};
`;

/**
 * The bar of filters: one row; on a tablet full rows of three, on a phone pairs below the first one; none is left over.
 * There, and in a low window, choices that name their subject (`All classes`) have no labels, so that the list is in sight.
 */
const Bar = styled.div<{ $count: number; $hasSearch: boolean; $hasLabels: boolean }>`
  display: grid;
  grid-template-columns: ${({ $count, $hasSearch, theme }) =>
    $hasSearch
      ? `minmax(${theme.size.column}, 1fr) repeat(${$count - 1}, auto)`
      : `repeat(${Math.min($count, 7)}, minmax(0, 1fr))`};
  gap: ${({ theme }) => theme.space.s};

  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* The first one takes the room that would be left at the end of the last row. */
    > :first-child {
      grid-column: span ${({ $count }) => ($count > 3 ? 3 - (($count + 2) % 3) : 1)};
    }
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

        ${Last} {
          padding-block-start: 0;
        }
      `}
  }
`;

export interface ListFiltersProps {
  /** The accessible name of the bar. */
  readonly label: string;
  readonly filters: readonly ListFilter[];
  readonly chosen: Chosen;
  /** @param value empty when the filter was cleared */
  readonly onChange: (name: string, value: string) => unknown;
  /** The schema that validates typed texts. */
  readonly schema: StandardSchema;
  /** A search box for the rows, placed before the filters. */
  readonly search?: ReactNode;
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

/**
 * The filters of a list. Each takes effect at once and is kept in the address, so there is no unsaved work to lose. The seldom
 * used ones open on demand; while they are closed, their values are shown below and can be cleared with a press.
 */
export function ListFilters({ label, filters, chosen, search, ...rest }: ListFiltersProps) {
  const words = useListMessages();
  const [isOpen, setOpen] = useState(false);
  const hasSearch = search !== undefined;
  const rareFilters = filters.filter(({ isRare = false }) => isRare);
  const hasRare = rareFilters.length > 0;
  const shownFilters = isOpen ? filters : filters.filter(({ isRare = false }) => !isRare);
  const chosenRare = useChosen(isOpen ? [] : rareFilters, chosen);
  return (
    <Stack gap="xs" role="search" aria-label={label} tabIndex={-1}>
      <Bar
        $count={shownFilters.length + Number(hasSearch) + Number(hasRare)}
        $hasSearch={hasSearch}
        $hasLabels={shownFilters.some(({ kind }) => kind !== 'choice')}
      >
        {search}
        {shownFilters.map((filter) => (
          <FilterField key={filter.name} filter={filter} value={chosen[filter.name] ?? ''} {...rest} />
        ))}
        {hasRare && (
          <Last>
            <Button
              variant="quiet"
              icon={<ListFilterIcon aria-hidden="true" />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? words.fewerFilters : words.moreFilters}
            </Button>
          </Last>
        )}
      </Bar>
      {chosenRare.length > 0 && (
        <Chips>
          {chosenRare.map(({ name, text }) => (
            <Button
              key={name}
              variant="secondary"
              size="s"
              icon={<X aria-hidden="true" />}
              aria-label={words.withoutFilter(text)}
              onClick={() => rest.onChange(name, '')}
            >
              {text}
            </Button>
          ))}
        </Chips>
      )}
    </Stack>
  );
}
