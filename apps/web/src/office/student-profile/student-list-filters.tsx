import { SearchInput } from '@school/ui';
import type { Ref } from 'react';
import styled from 'styled-components';
import { ListChoices, useStudentListChoices } from '../list/list-choices';
import { useStudentsMessages } from '../student/messages';
import { listChoices, type useListQuery } from './use-list-query';

const Filters = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  grid-template-columns: minmax(${({ theme }) => theme.size.column}, 1fr) repeat(5, auto);

  @media (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    /* Two even rows: room for the longest branch, in both languages. */
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export interface StudentListFiltersProps {
  readonly query: Pick<
    ReturnType<typeof useListQuery>,
    'typed' | 'setTyped' | 'keepFilter' | 'choices' | 'choose'
  >;
  readonly search: Ref<HTMLInputElement>;
  /** For Enter in the box. */
  readonly onEnter: () => void;
}

/** The filter of the registered students: words in any order, and choices that count at once (D23). */
export function StudentListFilters({ query, search, onEnter }: StudentListFiltersProps) {
  const students = useStudentsMessages();
  const choices = useStudentListChoices();
  return (
    <Filters role="search" aria-label={students.filters}>
      <SearchInput
        ref={search}
        aria-label={students.filter}
        placeholder={students.filter}
        title={students.filterHint}
        maxLength={100}
        value={query.typed}
        onChange={(event) => query.setTyped(event.target.value)}
        onBlur={query.keepFilter}
        onKeyDown={({ key, nativeEvent }) => {
          if (key !== 'Enter' || nativeEvent.isComposing) return;
          query.keepFilter();
          onEnter();
        }}
      />
      <ListChoices
        choices={listChoices.map((name) => ({ name, ...choices[name] }))}
        chosen={query.choices}
        onChange={query.choose}
      />
    </Filters>
  );
}
