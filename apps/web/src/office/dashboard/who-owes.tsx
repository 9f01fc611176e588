import { choiceLabel, fullName } from '@school/domain';
import type { Column } from '@school/ui';
import type { Defaulter } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import { PageLink } from '../../screen/page-link';
import { counterOf } from '../student/counter-of';
import { useDashboardMessages } from './messages';
import { PanelTable } from './panel-table';
import type { Read } from './use-dashboard';

/** The students who owe most; the name links to the counter (D55). */
export function WhoOwes({ owing }: Read<'owing'>) {
  const words = useDashboardMessages();
  const { labels, options } = useWords();
  const columns: readonly Column<Defaulter>[] = [
    {
      key: 'student',
      header: labels.studentName,
      render: (one) => <PageLink to={counterOf(one)}>{fullName(one)}</PageLink>,
    },
    { key: 'class', header: labels.class, render: (one) => choiceLabel(options.class, one.class) },
    {
      key: 'amount',
      header: labels.outstanding,
      align: 'end',
      render: ({ amount }) => rupeesShown(amount),
    },
  ];
  return (
    <PanelTable
      title={words.whoOwes}
      rest={{ to: '/office/defaulters', label: words.allWhoOwe }}
      query={owing}
      columns={columns}
      rows={owing.data?.rows}
      rowKey={({ studentID }) => studentID}
      none={words.nobodyOwes}
    />
  );
}
