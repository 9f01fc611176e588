import { PAGE_LINKS } from '@school/domain';
import { Pagination, Row } from '@school/ui';
import type { ReactNode } from 'react';

export interface ListFootProps {
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
  /** The number of rows that the pages can reach. */
  readonly total: number;
  /** Words which rows of how many are shown. */
  readonly count: (first: number, last: number, total: number) => string;
  readonly onPage: (page: number) => unknown;
  /** Content beside the count, such as the button that shows all rows. */
  readonly children?: ReactNode;
}

/**
 * The foot of a list: which of its rows are shown, if any are on this page, and the links to the other pages. It stays while there
 * are no rows, because screen readers often skip a status that appears together with its text.
 */
export function ListFoot({ page, size, total, count, onPage, children }: ListFootProps) {
  const first = (page - 1) * size + 1;
  return (
    <Row justify="space-between">
      <Row gap="s">
        <span role="status">{first <= total && count(first, Math.min(first + size - 1, total), total)}</span>
        {total > 0 && children}
      </Row>
      {total > 0 && (
        <Pagination page={page} pageCount={Math.ceil(total / size)} maxLinks={PAGE_LINKS} onChange={onPage} />
      )}
    </Row>
  );
}
