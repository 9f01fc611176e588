import { choiceLabel, fromRupees, fullName } from '@school/domain';
import { Badge, DataTable, type Column } from '@school/ui';
import type { FamilyChild } from '../../../api/types';
import { balanceShown, useWords } from '../../../messages/words';
import { PageLink } from '../../../screen/page-link';
import { counterOf } from '../../student/counter-of';
import { useFamilyMessages } from './messages';

export interface FamilyListProps {
  readonly family: readonly FamilyChild[];
  /** The student at the counter. */
  readonly studentID: string;
}

/** The children of a family and the amount each owes; pressing a child opens it (D56). */
export function FamilyList({ family, studentID }: FamilyListProps) {
  const words = useFamilyMessages();
  const schoolWords = useWords();
  const { labels, options } = schoolWords;
  const columns: readonly Column<FamilyChild>[] = [
    {
      key: 'child',
      header: words.child,
      render: (child) =>
        child.studentID === studentID ? (
          <>
            {fullName(child)} <Badge tone="info">{words.atCounter}</Badge>
          </>
        ) : (
          <PageLink to={counterOf(child)}>{fullName(child)}</PageLink>
        ),
    },
    { key: 'class', header: labels.class, render: (child) => choiceLabel(options.class, child.class) },
    {
      key: 'owes',
      header: words.owes,
      align: 'end',
      render: ({ fees }) => balanceShown(fromRupees(fees.outstandingDue), schoolWords),
    },
  ];
  return (
    <DataTable caption={words.children} columns={columns} rows={family} rowKey={(child) => child.studentID} />
  );
}
