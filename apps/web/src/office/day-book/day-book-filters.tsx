import { feeHeads, isCalendarDate, paymentModes, schoolCodes } from '@school/domain';
import { DateInput, Field, Select } from '@school/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { useDayBookMessages } from './messages';
import type { DayBookFilter, FilterName } from './use-day-book';

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.s};

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onDay: (day: string) => void;
}

/** A day that the book follows as soon as it is one; while it is being typed the book stays. */
function Day({ label, value, onDay }: DayProps) {
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
            if (isDay) onDay(text);
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}

export interface DayBookFiltersProps {
  readonly filter: DayBookFilter;
  /** The days that are shown, today's where the filter names none. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Who took money on these days. */
  readonly collectors: readonly { readonly id: string; readonly name: string }[];
  readonly onFilter: (name: FilterName, value: string) => void;
}

/** Which days, and what of them: each choice shows at once. */
export function DayBookFilters({ filter, firstDay, lastDay, collectors, onFilter }: DayBookFiltersProps) {
  const words = useDayBookMessages();
  const { labels, options } = useWords();
  const choices = [
    { name: 'branch', label: labels.branch, options: optionsOf(schoolCodes, options.branchCode) },
    {
      name: 'collector',
      label: labels.collector,
      options: collectors.map(({ id, name }) => ({ value: id, label: name })),
    },
    { name: 'mode', label: words.mode, options: optionsOf(paymentModes, options.mode) },
    { name: 'head', label: words.head, options: optionsOf(feeHeads, options.head) },
  ] as const;
  return (
    <Filters role="search" aria-label={words.filters}>
      <Day label={labels.firstDay} value={firstDay} onDay={(day) => onFilter('firstDay', day)} />
      <Day
        label={labels.lastDay}
        value={lastDay}
        onDay={(day) => {
          if (filter.firstDay === undefined) onFilter('firstDay', firstDay);
          onFilter('lastDay', day);
        }}
      />
      {choices.map(({ name, label, options: offered }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Select
              {...control}
              placeholder={words.all}
              options={offered}
              value={filter[name] ?? ''}
              onChange={(event) => onFilter(name, event.target.value)}
            />
          )}
        </Field>
      ))}
    </Filters>
  );
}
