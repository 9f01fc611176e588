import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Cell, Sheet } from './sheet';

const cellText = (cell: Cell | undefined): string | number | undefined => {
  if (cell?.kind === 'date') return cell.value.toISOString().slice(0, 10);
  if (cell?.kind === 'instant') return cell.value.toISOString().slice(0, 16).replace('T', ' ');
  return cell?.value;
};

async function* lines<Row>({ columns, rows }: Sheet<Row>) {
  yield columns.map(({ head }) => head);
  for await (const row of rows) yield columns.map(({ cell }) => cellText(cell(row)));
}

/** A list as CSV: UTF-8 with a byte order mark, and no text that a sheet could take for a formula (D69). */
export async function writeCsv<Row>(sheet: Sheet<Row>): Promise<Buffer> {
  const parts: Buffer[] = [];
  await pipeline(
    Readable.from(lines(sheet)),
    // It would quote only the whole end of a line by itself, and an address of two lines would become two rows. LibreOffice also
    // cuts lines at semicolons and tabs, so what follows one in a name would become a cell, or a formula.
    stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n;\t]/ }),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const part of chunks) parts.push(part);
    },
  );
  return Buffer.concat(parts);
}
