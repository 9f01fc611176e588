import {
  choiceLabel,
  dayRangeLabel,
  lengthOf,
  occasionKinds,
  type Occasion,
  type OccasionContent,
} from '@school/domain';
import { optionsOf, useWords } from '../../messages/words';
import { RowButton } from '../../screen/row-button';
import type { List, ListColumn } from '../list/list';
import { useStudentFilters, type ListFilter } from '../list/list-filters';
import { Noted, OneLine } from '../list/cells';
import { OccasionBadge } from '../occasions/occasion-badge';
import { useCalendarMessages } from './messages';

/** Describes the days of an entry, and whom it is for. */
export function useOccasionTexts() {
  const words = useCalendarMessages();
  const { options, locale } = useWords();
  return {
    days: ({ firstDay, lastDay }: Pick<Occasion, 'firstDay' | 'lastDay'>) =>
      dayRangeLabel(firstDay, lastDay, locale),
    whose: ({ branch, classes }: Pick<OccasionContent, 'branch' | 'classes'>) => {
      const parts = [
        ...(branch === undefined ? [] : [choiceLabel(options.branchCode, branch)]),
        ...(classes === undefined
          ? []
          : [words.classes(classes.map((one) => choiceLabel(options.class, one)).join(', '))]),
      ];
      return parts.length === 0 ? words.everybody : parts.join(', ');
    },
  };
}

/** The calendar's entries in order of their days. @param onOpen for users who may change them */
export function useOccasionsList(onOpen?: (occasion: Occasion) => void): List<Occasion> {
  const words = useCalendarMessages();
  const texts = useOccasionTexts();
  const { labels } = useWords();
  const columns: readonly ListColumn<Occasion>[] = [
    {
      key: 'days',
      header: labels.days,
      folds: { at: 'phone', into: 'title' },
      render: (occasion) => (
        <Noted note={words.daysOf(lengthOf(occasion))}>
          <OneLine>{texts.days(occasion)}</OneLine>
        </Noted>
      ),
    },
    {
      key: 'title',
      header: labels.title,
      namesRow: true,
      pinned: true,
      render: ({ title, note }) => <Noted note={note}>{title}</Noted>,
    },
    {
      key: 'kind',
      header: labels.occasionKind,
      folds: { at: 'phone', into: 'title' },
      render: ({ occasionKind }) => <OccasionBadge kind={occasionKind} />,
    },
    {
      key: 'whose',
      header: words.whose,
      folds: { at: 'phone', into: 'title' },
      render: (occasion) => texts.whose(occasion),
    },
    ...(onOpen
      ? [
          {
            key: 'action',
            header: words.change,
            only: 'screen' as const,
            render: (occasion: Occasion) => (
              <RowButton name={words.open(occasion.title)} onClick={() => onOpen(occasion)}>
                {words.change}
              </RowButton>
            ),
          },
        ]
      : []),
  ];
  return { words, columns, rowKey: ({ id }) => id };
}

export function useOccasionsFilters(): readonly ListFilter[] {
  const words = useCalendarMessages();
  const { labels, options } = useWords();
  const { branch, class: schoolClass } = useStudentFilters();
  const kind = {
    name: 'occasionKind',
    label: labels.occasionKind,
    kind: 'choice',
    all: words.allKinds,
    options: optionsOf(occasionKinds, options.occasionKind),
  } as const;
  return [kind, branch, schoolClass];
}
