import { PrintedList, type PrintedListProps } from '@school/ui';
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

/** A list on A4: what it is limited to in its title, its columns, its totals. Goes into a `PrintSheet`. */
export function ListPaper<Row>({ list, title, limits, ...rest }: ListPaperProps<Row>) {
  return (
    <PrintedList
      title={[title, ...limits].join(', ')}
      columns={columnsFor(list, 'paper')}
      rowKey={list.rowKey}
      {...rest}
    />
  );
}
