import { dateTimeLabel } from '@school/domain';
import type { Closing } from '../../api/types';
import { useMessages } from '../../messages/messages';
import { rupeesShown, useWords } from '../../messages/words';
import type { List, ListColumn } from '../list/list';
import { Noted, OneLine } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { useClosingMessages } from './messages';

const money = (rupees: number) => <OneLine>{rupeesShown(rupees)}</OneLine>;

export const closingPath = ({ collectorId, number }: Pick<Closing, 'collectorId' | 'number'>) =>
  `/office/closing/${collectorId}/${number}`;

/** The list of closings, newest first; each opens to be printed again. @param showsCollector whether to name the collector */
export function useClosingsList(showsCollector: boolean): List<Closing> {
  const words = useClosingMessages();
  const { none } = useMessages();
  const { labels, locale } = useWords();
  const collector: ListColumn<Closing> = {
    key: 'by',
    header: labels.collector,
    folds: { at: 'phone', into: 'number' },
    render: ({ collectedBy }) => collectedBy,
  };
  const columns: readonly ListColumn<Closing>[] = [
    {
      key: 'number',
      header: words.number,
      render: (closing) => (
        <PageLink to={closingPath(closing)}>
          <OneLine>{words.closingNumber(closing.number)}</OneLine>
        </PageLink>
      ),
    },
    ...(showsCollector ? [collector] : []),
    {
      key: 'at',
      header: words.closedAt,
      folds: { at: 'drawer', into: 'number' },
      render: ({ closedAt, closedBy }) => (
        <Noted note={closedBy !== undefined && words.countedBy(closedBy)}>
          <OneLine>{dateTimeLabel(new Date(closedAt), locale)}</OneLine>
        </Noted>
      ),
    },
    {
      key: 'entries',
      header: words.entries,
      align: 'end',
      folds: { at: 'phone', into: 'total', named: true },
      render: ({ entryCount }) => entryCount,
    },
    { key: 'total', header: labels.total, align: 'end', render: ({ total }) => money(total) },
    {
      key: 'counted',
      header: words.counted,
      align: 'end',
      folds: { at: 'phone', into: 'total', named: true },
      render: ({ counted }) => money(counted),
    },
    {
      key: 'handed',
      header: labels.handedOver,
      align: 'end',
      folds: { at: 'phone', into: 'total', named: true },
      render: ({ handedOver }) => (handedOver === undefined ? none : money(handedOver)),
    },
    {
      key: 'difference',
      header: labels.difference,
      align: 'end',
      folds: { at: 'phone', into: 'total', named: true },
      render: ({ difference }) => money(difference),
    },
  ];
  return {
    words,
    columns,
    rowKey: ({ collectorId, number }) => `${collectorId}/${number}`,
    addressOf: closingPath,
  };
}
