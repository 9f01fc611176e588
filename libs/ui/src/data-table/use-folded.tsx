import { useLayoutEffect, useState, type RefObject } from 'react';
import styled, { useTheme } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { Column } from './data-table';
import { isBlank } from './is-blank';

/** A name and its value stay on one line. */
const Folded = styled.div<{ $named: boolean | undefined }>`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
  white-space: ${({ $named = false }) => ($named ? 'nowrap' : 'normal')};
`;

function FoldedName<Row>({ column: { name, header, folds } }: { readonly column: Column<Row> }) {
  const words = <>{name ?? header} </>;
  return folds?.named === true ? words : <VisuallyHidden>{words}</VisuallyHidden>;
}

/** The inner width of an element in pixels; infinite until it is measured. */
function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Infinity);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    // An element that is not laid out yet, in a closed tab, has no width; it is measured once it shows.
    const measure = () => setWidth(box.clientWidth === 0 ? Infinity : box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/**
 * The columns that a table has room for, by its own width, not the window's: beside an open sidebar there is less.
 * @param region the element around the table
 */
export function useFolded<Row>(
  columns: readonly Column<Row>[],
  region: RefObject<HTMLElement | null>,
): readonly Column<Row>[] {
  const { breakpoint } = useTheme();
  const width = useInnerWidth(region);
  const isAway = ({ folds }: Column<Row>) => folds !== undefined && width <= parseFloat(breakpoint[folds.at]);
  /** The column below which a column's values stand; the one it folds into may be folded itself. */
  const homeOf = (column: Column<Row> | undefined): string | undefined => {
    if (column === undefined || !isAway(column)) return column?.key;
    return homeOf(columns.find(({ key }) => key === column.folds?.into));
  };
  const foldedColumns = columns.filter(isAway);
  return columns
    .filter((column) => !isAway(column))
    .map((column) => {
      const foldedBelow = foldedColumns.filter((one) => homeOf(one) === column.key);
      if (foldedBelow.length === 0) return column;
      const render = (row: Row) => (
        <>
          {column.render(row)}
          {foldedBelow
            .map((one) => ({ one, words: one.render(row) }))
            // A name without a value says nothing.
            .filter(({ words }) => !isBlank(words))
            .map(({ one, words }) => (
              <Folded key={one.key} $named={one.folds?.named}>
                <FoldedName column={one} />
                {words}
              </Folded>
            ))}
        </>
      );
      return { ...column, render };
    });
}
