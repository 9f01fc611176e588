import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import type { Cell, Sheet } from './sheet';

const FORMATS = { rupees: '#,##0.00', count: '0', date: 'dd-mm-yyyy', instant: 'dd-mm-yyyy hh:mm' } as const;

/** In characters: wide enough for a name, and for what the other kinds show. */
const WIDTHS = { text: 22, rupees: 14, count: 10, date: 12, instant: 17 } as const;

function cellObject(cell: Cell | undefined): CellObject | null {
  if (cell === undefined) return null;
  if (cell.kind === 'text') return { type: String, value: cell.value };
  return typeof cell.value === 'number'
    ? { type: Number, value: cell.value, format: FORMATS[cell.kind] }
    : { type: Date, value: cell.value, format: FORMATS[cell.kind] };
}

/** A list as XLSX: each value of its own type, so that text is never a formula (D69); the heads stay in view. */
export async function writeXlsx<Row>({ columns, rows }: Sheet<Row>): Promise<Buffer> {
  const widths: number[] = columns.map(({ head }) => Math.max(10, head.length + 2));
  const lines: (CellObject | null)[][] = [
    columns.map(({ head }) => ({ type: String, value: head, fontWeight: 'bold' })),
  ];
  for await (const row of rows) {
    const cells = columns.map(({ cell }) => cell(row));
    cells.forEach((cell, at) => {
      if (cell) widths[at] = Math.max(widths[at] ?? 0, WIDTHS[cell.kind]);
    });
    lines.push(cells.map(cellObject));
  }
  const file = writeExcelFile(lines, { columns: widths.map((width) => ({ width })), stickyRowsCount: 1 });
  return file.toBuffer();
}
