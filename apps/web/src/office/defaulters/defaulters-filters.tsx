import { lateness, type DefaultersFilter } from '@school/domain';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { ListChoices, useStudentListChoices } from '../list/list-choices';
import { inFives } from './in-fives';
import { useDefaultersMessages } from './messages';
import type { DefaultersFilterName } from './use-defaulters-query';

const Filters = styled.div`
  ${inFives}

  @media (min-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    flex-wrap: nowrap;
  }
`;

export interface DefaultersFiltersProps {
  readonly filter: DefaultersFilter;
  readonly onChange: (name: DefaultersFilterName, value: string) => void;
}

/** Which defaulters the list shows; each choice counts at once. */
export function DefaultersFilters({ filter, onChange }: DefaultersFiltersProps) {
  const words = useDefaultersMessages();
  const { labels, options } = useWords();
  const { branch, class: schoolClass, section, left } = useStudentListChoices();
  const choices = [
    { name: 'branch', ...branch },
    { name: 'class', ...schoolClass },
    { name: 'section', ...section },
    { name: 'age', label: labels.age, all: words.anyAge, values: lateness, names: options.age },
    { name: 'left', ...left },
  ] as const;
  return (
    <Filters role="group" aria-label={words.filters}>
      <ListChoices choices={choices} chosen={filter} onChange={onChange} />
    </Filters>
  );
}
