import {
  choiceLabel,
  defaultersFilterSchema,
  defaultersSorts,
  formatAmount,
  fromRupees,
  fullName,
  lateness,
  monthLabel,
  owedAges,
  phoneLabel,
  unremindedDays,
} from '@school/domain';
import { Badge, type Tone } from '@school/ui';
import styled from 'styled-components';
import type { Defaulter } from '../../api/types';
import { optionsOf, rupeesShown, useWords } from '../../messages/words';
import { useHeadOptions } from '../ledger/use-heads';
import type { List, ListColumn } from '../list/list';
import { useStudentFilters, type ListFilter } from '../list/list-filters';
import { useListMessages } from '../list/messages';
import { Note, Noted, OneLine } from '../list/cells';
import { useListOrder, useListQuery } from '../list/use-list-query';
import { useRemindersMessages } from '../reminders/messages';
import { RemindButton } from '../reminders/remind-button';
import { useRemindedWhen } from '../reminders/reminded-when';
import { PageLink } from '../../screen/page-link';
import { counterOf } from '../student/counter-of';
import { useDefaulterTexts } from './defaulter-texts';
import { useDefaultersMessages } from './messages';

const Reminded = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};

  button {
    white-space: nowrap;
  }
`;

/** The time since the family was last reminded, with the button that reminds it again. */
function RemindedCell({
  defaulter,
  mayRemind,
}: {
  readonly defaulter: Defaulter;
  readonly mayRemind: boolean;
}) {
  const words = useRemindersMessages();
  const whenOf = useRemindedWhen();
  const { reminded, studentID } = defaulter;
  return (
    <Reminded>
      {mayRemind && <RemindButton studentID={studentID} name={fullName(defaulter)} size="s" />}
      <Note>{reminded ? whenOf(new Date(reminded.at)) : words.never}</Note>
    </Reminded>
  );
}

const TONES: Readonly<Record<string, Tone>> = {
  '0-30': 'info',
  '31-60': 'warning',
  '61-90': 'warning',
  'over-90': 'danger',
};

/**
 * The list of students with overdue amounts: how much, and for which months; a row opens the counter (D55).
 * @param mayRemind whether the account may remind families
 * @param rows all rows, for their numbers on paper
 */
export function useDefaultersList(mayRemind: boolean, rows: readonly Defaulter[] = []): List<Defaulter> {
  const words = useDefaultersMessages();
  const { labels, options, locale } = useWords();
  const texts = useDefaulterTexts();
  const { columns: names } = words;
  const columns: readonly ListColumn<Defaulter>[] = [
    {
      key: 'number',
      header: words.paper.number,
      align: 'end',
      only: 'paper',
      render: (defaulter) => rows.indexOf(defaulter) + 1,
    },
    {
      key: 'studentID',
      header: labels.studentID,
      pinned: true,
      folds: { at: 'phone', into: 'name' },
      sort: 'studentID',
      render: (defaulter) => <PageLink to={counterOf(defaulter)}>{defaulter.studentID}</PageLink>,
    },
    {
      key: 'name',
      header: labels.student,
      namesRow: true,
      sort: 'studentName',
      // The owed column has longer texts, and would leave so little room that each word of a name gets its own line.
      minWidth: '9rem',
      only: 'screen',
      render: (defaulter) => (
        <>
          <Noted note={words.father(defaulter.fatherName)}>{fullName(defaulter)}</Noted>
          <Note>
            <OneLine>{phoneLabel(defaulter.primaryMobile)}</OneLine>
          </Note>
        </>
      ),
    },
    {
      key: 'nameAndMobile',
      header: labels.student,
      namesRow: true,
      // Limited, as one long name would narrow the owed column in all rows and double the number of pages.
      paperWidth: '6.5rem',
      only: 'paper',
      render: (defaulter) => <Noted note={phoneLabel(defaulter.primaryMobile)}>{fullName(defaulter)}</Noted>,
    },
    {
      key: 'class',
      header: labels.class,
      folds: { at: 'phone', into: 'name' },
      sort: 'class',
      render: (defaulter) => <OneLine>{texts.classOf(defaulter)}</OneLine>,
    },
    {
      key: 'owedFor',
      header: labels.owedFor,
      minWidth: '11rem',
      // Wide enough for two dues on a line, as each extra line makes extra pages.
      paperWidth: '15rem',
      folds: { at: 'phone', into: 'name' },
      render: texts.owedFor,
    },
    {
      key: 'since',
      header: names.since,
      only: 'screen',
      // Named, as it would otherwise look like one more of the owed months above it.
      folds: { at: 'drawer', into: 'owedFor', named: true },
      sort: 'since',
      render: ({ since, age }) => (
        <>
          {monthLabel(since, locale)}
          <Note>
            <Badge tone={TONES[age] ?? 'danger'}>{choiceLabel(options.age, age)}</Badge>
          </Note>
        </>
      ),
    },
    ...owedAges.map((age): ListColumn<Defaulter> => ({
      key: age,
      header: options.age[age],
      align: 'end',
      only: 'paper',
      render: ({ byAge }) => byAge[age] !== 0 && formatAmount(fromRupees(byAge[age])),
    })),
    {
      key: 'reminded',
      header: names.reminded,
      only: 'screen',
      folds: { at: 'drawer', into: 'name' },
      render: (defaulter) => <RemindedCell defaulter={defaulter} mayRemind={mayRemind} />,
    },
    {
      key: 'outstanding',
      header: labels.outstanding,
      align: 'end',
      sort: 'amount',
      render: ({ amount }) => <OneLine as="strong">{rupeesShown(amount)}</OneLine>,
    },
  ];
  return { words, columns, rowKey: ({ studentID }) => studentID, addressOf: counterOf };
}

export function useDefaultersFilters(): readonly ListFilter[] {
  const words = useDefaultersMessages();
  const { labels, options } = useWords();
  const { branch, class: schoolClass, section, left } = useStudentFilters();
  const { allHeads } = useListMessages();
  const heads = useHeadOptions();
  const ages = optionsOf(lateness, options.age);
  return [
    branch,
    schoolClass,
    section,
    { name: 'age', label: labels.age, kind: 'choice', all: words.anyAge, options: ages },
    {
      name: 'unreminded',
      label: labels.unreminded,
      kind: 'choice',
      all: words.remindedOrNot,
      options: optionsOf(unremindedDays, options.unreminded),
    },
    {
      name: 'head',
      label: labels.dueHead,
      isRare: true,
      kind: 'choice',
      all: allHeads,
      options: heads,
    },
    { ...left, isRare: true },
  ];
}

/** The page, filter and order of the defaulters, and the students chosen for slips, all kept in the address. */
export function useDefaultersQuery() {
  const query = useListQuery(defaultersFilterSchema);
  const { address, narrow, choose } = query;
  const withoutChosen = new URLSearchParams(address);
  withoutChosen.delete('chosen');
  return {
    ...query,
    ...useListOrder(defaultersSorts, '-amount'),
    /** The IDs of the chosen students; empty when none is chosen. */
    chosen: address.get('chosen')?.split(',') ?? [],
    setChosen: (studentIDs: readonly string[]) => choose({ chosen: studentIDs.join(',') }),
    /** The address of the same list without the chosen students. */
    addressOfAll: withoutChosen.toString(),
    // The chosen students may not match another filter.
    set: (name: string, value: string) => narrow({ [name]: value, chosen: '' }),
  };
}
