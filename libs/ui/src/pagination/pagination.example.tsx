import { Pagination } from '@school/ui';
import { useState } from 'react';

export function PaginationExample() {
  const [page, setPage] = useState(4);
  return <Pagination page={page} pageCount={12} onChange={setPage} />;
}
