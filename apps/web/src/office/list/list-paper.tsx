import { PrintedList, type PrintedListProps } from '@school/ui';
import { SchoolLetterhead } from '../paper/letterhead';
import { usePaperMessages } from '../paper/messages';
import { Signatures } from '../paper/signatures';
import { columnsFor, type List } from './list';

export interface ListPaperProps<Row> extends Pick<
  PrintedListProps<Row>,
  'rows' | 'note' | 'total' | 'children'
> {
  readonly list: List<Row>;
  readonly title: string;
  /** What the list is limited to, in words. */
  readonly limits: readonly string[];
}

/** A list on A4: whose it is, what it is limited to in its title, its columns, its totals, who signs. Goes into a `PrintSheet`. */
export function ListPaper<Row>({ list, title, limits, children, ...rest }: ListPaperProps<Row>) {
  const { preparedBy, checkedBy } = usePaperMessages();
  return (
    <PrintedList
      head={<SchoolLetterhead />}
      title={[title, ...limits].join(', ')}
      columns={columnsFor(list, 'paper')}
      rowKey={list.rowKey}
      {...rest}
    >
      {children}
      <Signatures of={[preparedBy, checkedBy]} />
    </PrintedList>
  );
}
