// A separate thread, as a workbook is made in one go: `write-xlsx.ts` starts it, sends it the rows, and receives the file.
// It is JavaScript, because Node runs it as it is where the program is not built.
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';

const FORMATS = {
  rupees: '#,##0.00',
  count: '0',
  marks: 'General',
  date: 'dd-mm-yyyy',
  instant: 'dd-mm-yyyy hh:mm',
};

/** The column widths of all kinds but text, in characters. */
const WIDTHS = { rupees: 14, count: 10, marks: 10, date: 12, instant: 17 };

/** The widest column of text, in characters; a wider one would push those beside it out of sight. */
const WIDEST = 60;

const SHEET = 'Sheet1';

/** Prints a list on A4 across, with all columns side by side and the heads on each page. */
const PRINTED = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (sheet) =>
          sheet
            .replace(/<worksheet\b[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace(
              '</sheetData>',
              '$&<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
            ),
      },
      'xl/workbook.xml': {
        transform: (workbook) =>
          workbook.replace(
            '<definedNames/>',
            `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${SHEET}!$$1:$$1</definedName></definedNames>`,
          ),
      },
    },
  },
};

/** @type {{ heads: string[] }} */
const { heads } = workerData;
const widths = heads.map((head) => head.length + 2);
const lines = [heads.map((value) => ({ type: String, value, fontWeight: 'bold' }))];

/** A cell with its own type, so that text is never a formula (D69). @param {import('./sheet').Cell | undefined} cell */
function cellObject(cell) {
  if (cell === undefined) return null;
  const { kind, value } = cell;
  if (kind === 'text') return { type: String, value };
  return { type: typeof value === 'number' ? Number : Date, value, format: FORMATS[kind] };
}

/** The width of a cell's content, at most `WIDEST` for text. @param {import('./sheet').Cell} cell */
const widthOf = ({ kind, value }) => (kind === 'text' ? Math.min(WIDEST, value.length + 2) : WIDTHS[kind]);

/** @param {import('./sheet').Cell[][]} rows */
function add(rows) {
  for (const cells of rows) {
    cells.forEach((cell, at) => {
      if (cell) widths[at] = Math.max(widths[at], widthOf(cell));
    });
    lines.push(cells.map(cellObject));
  }
}

async function finish() {
  const columns = widths.map((width) => ({ width }));
  // The heads stay in view.
  const file = await writeExcelFile(
    lines,
    { sheet: SHEET, columns, stickyRowsCount: 1 },
    { features: [PRINTED] },
  ).toBuffer();
  parentPort.postMessage(file);
}

/** Receives rows, or nothing after the last of them. */
parentPort.on('message', (rows) => {
  if (rows) add(rows);
  else void finish();
});
