import { lateness, schoolClasses, schoolCodes, sections, type DefaultersFilter } from '@school/domain';
import { Select } from '@school/ui';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { useDefaultersMessages } from './messages';
import type { DefaultersFilterName } from './use-defaulters-query';

const Filters = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  grid-template-columns: repeat(auto-fit, minmax(min(45%, ${({ theme }) => theme.size.tile}), 1fr));
`;

export interface DefaultersFiltersProps {
  readonly filter: DefaultersFilter;
  readonly onChange: (name: DefaultersFilterName, value: string) => void;
}

/** Which defaulters the list shows; each choice counts at once. */
export function DefaultersFilters({ filter, onChange }: DefaultersFiltersProps) {
  const words = useDefaultersMessages();
  const { labels, options } = useWords();
  const choices = [
    {
      name: 'branch',
      label: labels.branch,
      all: words.allBranches,
      values: schoolCodes,
      names: options.branchCode,
    },
    {
      name: 'class',
      label: labels.class,
      all: words.allClasses,
      values: schoolClasses,
      names: options.class,
    },
    {
      name: 'section',
      label: labels.section,
      all: words.allSections,
      values: sections,
      names: options.section,
    },
    { name: 'age', label: labels.age, all: words.anyAge, values: lateness, names: options.age },
    {
      name: 'left',
      label: words.columns.name,
      all: words.here,
      values: ['true'],
      names: { true: words.left },
    },
  ] as const;
  return (
    <Filters role="group" aria-label={words.filters}>
      {choices.map(({ name, label, all, values, names }) => (
        <Select
          key={name}
          aria-label={label}
          placeholder={all}
          options={optionsOf<string>(values, names)}
          value={filter[name] ?? ''}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ))}
    </Filters>
  );
}
