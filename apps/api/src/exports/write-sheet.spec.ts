import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paise, type Paise } from '@school/domain';
import { strFromU8, unzipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { countColumn, dateColumn, instantColumn, rupeesColumn, textColumn, type Sheet } from './sheet';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

interface Line {
  readonly name?: string;
  readonly amount?: Paise;
  readonly entries?: number;
  readonly day?: string;
  readonly at?: Date;
}

const sheet = (...rows: readonly Line[]): Sheet<Line> => ({
  file: 'receipts',
  columns: [
    textColumn('Name', ({ name }) => name),
    rupeesColumn('Paid', ({ amount }) => amount),
    countColumn('Entries', ({ entries }) => entries),
    dateColumn('Day', ({ day }) => day),
    instantColumn('Taken', ({ at }) => at),
  ],
  rows,
});

const cellsOf = async (line: Line) => {
  const [written] = await readXlsx(await writeXlsx(sheet(line)));
  return written?.data[1];
};
const lineOf = async (line: Line) => (await writeCsv(sheet(line))).toString('utf8').split('\r\n')[1];

const midnightInSchool = new Date('2026-11-20T18:30:00Z');

/** Returns how many calls are answered, one after another, until a file is written. */
async function answeredMeanwhile(file: Promise<Buffer>): Promise<number> {
  const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const state = { isWritten: false };
  const written = file.then(() => (state.isWritten = true));
  let answered = 0;
  while (!state.isWritten) {
    await (await fetch(`http://127.0.0.1:${port}`)).text();
    answered += 1;
  }
  await written;
  server.close();
  return answered;
}

describe('a list as a file', () => {
  it('keeps no other call waiting, however long a workbook is', async () => {
    const line = {
      name: 'Asha Verma',
      amount: paise(30050),
      entries: 2,
      day: '2026-11-21',
      at: midnightInSchool,
    };
    const many = sheet(...Array.from({ length: 20_000 }, () => line));
    expect(await answeredMeanwhile(writeXlsx(many))).toBeGreaterThan(20);
  });

  it('fails as reading its rows fails', async () => {
    async function* broken() {
      yield await Promise.resolve({ name: 'Asha' });
      throw new Error('the database is away');
    }
    await expect(writeXlsx({ ...sheet(), rows: broken() })).rejects.toThrow('the database is away');
  });

  it('is given up as soon as nobody waits for it, also while a row is waited for', async () => {
    const gone = new AbortController();
    async function* stuck() {
      gone.abort();
      yield await new Promise<Line>(() => undefined);
    }
    await expect(writeXlsx({ ...sheet(), rows: stuck() }, gone.signal)).rejects.toThrow('aborted');
  });

  it('has amounts and counts as numbers, dates as dates, instants by the clock of the school', async () => {
    const line = {
      name: 'Asha',
      amount: paise(-30050),
      entries: 2,
      day: '2026-11-21',
      at: midnightInSchool,
    };
    expect(await cellsOf(line)).toEqual([
      'Asha',
      -300.5,
      2,
      new Date('2026-11-21T00:00:00Z'),
      new Date('2026-11-21T00:00:00Z'),
    ]);
    expect(await lineOf(line)).toBe('Asha,-300.5,2,2026-11-21,2026-11-21 00:00');
  });

  it('has columns as wide as what they show, and none that pushes the others out of sight', async () => {
    const named = async (name: string) => {
      const parts = unzipSync(await writeXlsx(sheet({ name })));
      const written = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      return Number(/<col [^>]*width="([\d.]+)"/.exec(written)?.[1]);
    };
    expect(await Promise.all(['P', 'Asha Kumari Singh Raghuvanshi', 'x'.repeat(500)].map(named))).toEqual([
      6, 31, 60,
    ]);
  });

  it('is printed on A4 across, with all columns on the page and the heads on each', async () => {
    const parts = unzipSync(await writeXlsx(sheet({ name: 'Asha' })));
    const [written = '', workbook = ''] = ['xl/worksheets/sheet1.xml', 'xl/workbook.xml'].map((part) =>
      strFromU8(parts[part] ?? new Uint8Array()),
    );
    expect(written).toMatch(
      /^(?:<\?xml[^>]*>\s*)?<worksheet\b[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/,
    );
    expect(written).toContain(
      '</sheetData><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    );
    expect(workbook).toContain(
      '</sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">Sheet1!$1:$1</definedName></definedNames><calcPr/>',
    );
  });

  it.each(['\n', '\r\n', '\r'])('keeps text of several lines in one cell (%j)', async (end) => {
    const written = (await writeCsv(sheet({ name: `12 Civil Lines${end}Prayagraj` }))).toString('utf8');
    expect(written).toContain(`\r\n"12 Civil Lines${end}Prayagraj",,,,\r\n`);
  });

  it.each([';', '\t'])(
    'keeps text with %j in one cell, where a sheet also cuts lines at that sign',
    async (sign) => {
      expect(await lineOf({ name: `Naini${sign}=1+1` })).toBe(`"Naini${sign}=1+1",,,,`);
    },
  );

  it('leaves empty what a row has not', async () => {
    expect(await lineOf({})).toBe(',,,,');
    expect(await cellsOf({ entries: 1 })).toEqual([null, null, 1, null, null]);
  });

  it.each(['=1+1', '+91 98', '-1', '@SUM(A1)', '\tx', '\rx', "=cmd|' /C calc'!A0"])(
    'takes %j for text, not for a formula',
    async (name) => {
      const shown = await lineOf({ name });
      expect(shown?.replace(/^"/, '').startsWith("'")).toBe(true);
      // The test's reader trims the cells it reads.
      expect((await cellsOf({ name }))?.[0]).toBe(name.trim());
    },
  );
});
