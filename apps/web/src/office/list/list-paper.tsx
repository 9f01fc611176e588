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
  /** The filter values of the list in words. */
  readonly limits: readonly string[];
  /** The branch named in the letterhead, if the list is of one branch alone. */
  readonly branch?: SchoolCode | undefined;
}

/** A list on A4: letterhead, title with the filter values, columns, totals, signatures. Goes into a `PrintSheet`. */
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
      <Signatures signers={[preparedBy, checkedBy]} />
    </PrintedList>
  );
}
