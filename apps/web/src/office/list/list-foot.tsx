import { PAGE_LINKS } from '@school/domain';
import { Pagination, Row } from '@school/ui';
import type { ReactNode } from 'react';

export interface ListFootProps {
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
  /** Rows that the pages reach. */
  readonly total: number;
  /** Says which rows of how many are shown. */
  readonly count: (first: number, last: number, total: number) => string;
  readonly onPage: (page: number) => unknown;
  /** Beside the count: what shows the others. */
  readonly children?: ReactNode;
}

/** Under a list: which of its rows are shown, if any are on this page, and the way to the others. */
export function ListFoot({ page, size, total, count, onPage, children }: ListFootProps) {
  if (total === 0) return null;
  const first = (page - 1) * size + 1;
  return (
    <Row justify="space-between">
      <Row gap="s">
        <span role="status">{first <= total && count(first, Math.min(first + size - 1, total), total)}</span>
        {children}
      </Row>
      <Pagination page={page} pageCount={Math.ceil(total / size)} maxLinks={PAGE_LINKS} onChange={onPage} />
    </Row>
  );
}
