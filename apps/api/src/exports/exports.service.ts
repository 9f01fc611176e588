import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { accept, refuse, schoolDate, type ExportKind, type Outcome } from '@school/domain';
import pLimit from 'p-limit';
import { CLOCK, type Clock } from '../common/clock';
import { wordsOfCall } from '../common/caller-words';
import { currentCall } from '../common/current-call';
import { Problem } from '../common/problem';
import { DemonstrationService } from '../demonstration/demonstration.service';
import { textColumn, type Sheet } from './sheet';
import { contentTypes } from './exported';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

/**
 * Workbooks are made strictly one after another: however many are requested at once, they take one core and the memory
 * of one. The wait has no limit: with one, requests that come faster than workbooks are made would start ever more threads,
 * and the process never frees their memory. When a caller hangs up, its work ends and delays nobody.
 */
const oneAtATime = pLimit(1);

const writers = {
  xlsx: <Row>(sheet: Sheet<Row>, signal: AbortSignal) => oneAtATime(() => writeXlsx(sheet, signal)),
  csv: writeCsv,
};

/** A signal that aborts once nobody waits for the answer: the caller hung up, or was refused as the database went away. */
function callerGone(): AbortSignal {
  const controller = new AbortController();
  const response = currentCall()?.res;
  const end = () => controller.abort(new Problem(400, 'cutOff'));
  if (response?.closed) end();
  else response?.once('close', end);
  return controller.signal;
}

/** The most rows of a file. A workbook is made in memory as a whole: 20,000 rows take a second or two of one core. */
const MOST_ROWS: Readonly<Record<ExportKind, number>> = { xlsx: 20_000, csv: 200_000 };

class TooLong extends Error {}

/** Marks a demonstration's list in its first column, in the heading and each row, so that any part cut out of it shows it. */
function withDemonstrationColumn<Row>(sheet: Sheet<Row>): Sheet<Row> {
  const { demonstration } = wordsOfCall();
  return { ...sheet, columns: [textColumn<Row>(demonstration, () => demonstration), ...sheet.columns] };
}

async function* atMost<Row>(rows: Sheet<Row>['rows'], most: number, signal: AbortSignal) {
  let count = 0;
  for await (const row of rows) {
    signal.throwIfAborted();
    count += 1;
    if (count > most) throw new TooLong();
    yield row;
  }
}

@Injectable()
export class ExportsService {
  constructor(
    @Inject(DemonstrationService) private readonly demonstration: Pick<DemonstrationService, 'isOne'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A list as a file, named with the day (D69). The file is complete before the answer begins, so that none is cut short.
   * @param file its name without the day
   */
  async write<Row>(
    sheet: Sheet<Row>,
    kind: ExportKind,
    file: string = sheet.file,
  ): Promise<Outcome<StreamableFile, 'export-too-long'>> {
    const signal = callerGone();
    try {
      const markedSheet = (await this.demonstration.isOne()) ? withDemonstrationColumn(sheet) : sheet;
      const rows = atMost(sheet.rows, MOST_ROWS[kind], signal);
      const bytes = await writers[kind]({ ...markedSheet, rows }, signal);
      const name = `${file}-${schoolDate(this.clock.now())}.${kind}`;
      return accept(
        new StreamableFile(bytes, {
          type: contentTypes[kind],
          disposition: `attachment; filename="${name}"`,
          length: bytes.length,
        }),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TooLong) return refuse('export-too-long');
      throw error;
    }
  }
}
