import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { accept, refuse, schoolDate, type ExportKind, type Outcome } from '@school/domain';
import { CLOCK, type Clock } from '../common/clock';
import { InTurn } from '../common/in-turn';
import type { Sheet } from './sheet';
import { contentTypes } from './exported';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

/** Workbooks are made one after another: however many are asked for at once, they take one core and the memory of one. */
const workbooks = new InTurn();

const writers = {
  xlsx: <Row>(sheet: Sheet<Row>) => workbooks.work('workbook', () => writeXlsx(sheet)),
  csv: writeCsv,
};

/** How many rows a file may have. A workbook is made in memory as a whole: 20,000 rows are a second or two of one core. */
const MOST_ROWS: Readonly<Record<ExportKind, number>> = { xlsx: 20_000, csv: 200_000 };

class TooLong extends Error {}

async function* atMost<Row>(rows: Sheet<Row>['rows'], most: number) {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > most) throw new TooLong();
    yield row;
  }
}

@Injectable()
export class ExportsService {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** A list as a file, its name with the day (D69). The file is whole before the answer begins, so that none ends early. */
  async write<Row>(sheet: Sheet<Row>, kind: ExportKind): Promise<Outcome<StreamableFile, 'export-too-long'>> {
    try {
      const bytes = await writers[kind]({ ...sheet, rows: atMost(sheet.rows, MOST_ROWS[kind]) });
      const name = `${sheet.file}-${schoolDate(this.clock.now())}.${kind}`;
      return accept(
        new StreamableFile(bytes, {
          type: contentTypes[kind],
          disposition: `attachment; filename="${name}"`,
          length: bytes.length,
        }),
      );
    } catch (error) {
      if (error instanceof TooLong) return refuse('export-too-long');
      throw error;
    }
  }
}
