import { Fragment, isValidElement, type ReactNode } from 'react';
import type { Column } from '../data-table/data-table';

const isBlank = (node: ReactNode): boolean => {
  if (node === undefined || node === null || typeof node === 'boolean' || node === '') return true;
  if (Array.isArray(node)) return node.every(isBlank);
  return (
    isValidElement<{ readonly children?: ReactNode }>(node) &&
    node.type === Fragment &&
    isBlank(node.props.children)
  );
};

/** The columns that say something in any row: on paper an empty one takes room from the others. All of them where there are no rows. */
export const filledColumns = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  rows.length === 0 ? columns : columns.filter(({ render }) => rows.some((row) => !isBlank(render(row))));
