import type { SchoolCode } from '@school/domain';
import { PrintedList, type PrintedListProps } from '@school/ui';
import { SchoolLetterhead } from '../paper/letterhead';
import { usePaperMessages } from '../paper/messages';
import { Signatures } from '../paper/signatures';
import { useBranchHead } from '../paper/use-branch-head';
import { columnsFor, type List } from './list';
import { paperTitle } from './paper-title';

export interface ListPaperProps<Row> extends Pick<
  PrintedListProps<Row>,
  'rows' | 'note' | 'total' | 'lead' | 'children'
> {
  readonly list: List<Row>;
  readonly title: string;
  /** What the list is limited to, in words. */
  readonly limits: readonly string[];
  /** Whose paper it is, where it is of one branch alone. */
  readonly branch?: SchoolCode | undefined;
}

/** A list on A4: whose it is, what it is limited to in its title, its columns, its totals, who signs. Goes into a `PrintSheet`. */
export function ListPaper<Row>({ list, title, limits, branch, children, ...rest }: ListPaperProps<Row>) {
  const { preparedBy, checkedBy } = usePaperMessages();
  const { head = <SchoolLetterhead /> } = useBranchHead(branch);
  return (
    <PrintedList
      head={head}
      title={paperTitle(title, limits)}
      columns={columnsFor(list, 'paper')}
      rowKey={list.rowKey}
      {...rest}
    >
      {children}
      <Signatures of={[preparedBy, checkedBy]} />
    </PrintedList>
  );
}
