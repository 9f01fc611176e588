// A thread of its own, as reading a file blocks: `read-register.ts` starts it with the bytes, and takes the lines.
// It is JavaScript, because Node must be able to run it where the program is not built.
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { unzipSync, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import yauzl from 'yauzl';

/** @type {{ bytes: Uint8Array, most: { rows: number, columns: number, letters: number, unpacked: number, parts: number } }} */
const { bytes, most } = workerData;
const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A file that cannot be read, with the reason; any other error means that it is no register at all. */
class Unreadable extends Error {}

/** Unpacks each part once and counts the bytes that come out, as the sizes in the archive are only claims. */
async function checkArchive() {
  const archive = await yauzl.fromBufferPromise(buffer);
  let unpacked = 0;
  let parts = 0;
  for await (const entry of archive.eachEntry()) {
    parts += 1;
    if (parts > most.parts) throw new Unreadable('register-too-long');
    const stream = await archive.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      unpacked += chunk.length;
      if (unpacked > most.unpacked) throw new Unreadable('register-too-long');
    }
  }
}

/** @param {unknown} value */
function asText(value) {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  // Spreadsheets show 15 digits and store 17: 1250.10 × 3 is stored as 3750.2999999999997.
  return String(typeof value === 'number' ? Number(value.toPrecision(15)) : value);
}

const ERROR = /(<(?:\w+:)?c\b[^<>]*\st=)(?:"e"|'e')/g;
const FORMULA_ALONE =
  /<((?:\w+:)?)c\b([^<>]*)>\s*<\1f\b[^<>]*(?:\/>|>[^<]*<\/\1f>)\s*(<\1v\b[^<>]*(?:\/>|>\s*<\/\1v>)\s*)?<\/\1c>/g;
const TYPE = /\st=(?:"\w*"|'\w*')/;

/** Whether a formula has the empty text as its result. @param {string} attributes @param {string | undefined} result */
const isEmptyText = (attributes, result) =>
  result !== undefined && /^\st=.str.$/.test(TYPE.exec(attributes)?.[0] ?? '');

const FORMAT = /<(?:\w+:)?numFmt\s[^<>]*>/g;
const CELL_STYLES = /<((?:\w+:)?)cellXfs\b.*?<\/\1cellXfs>/s;
const CELL_STYLE = /<(?:\w+:)?xf\s[^<>]*>/g;
const NUMBER =
  /<((?:\w+:)?)c\b([^<>]*)>\s*(?:<\1f\b[^<>]*(?:\/>|>[^<]*<\/\1f>)\s*)?<\1v>([^<]*)<\/\1v>\s*<\/\1c>/g;

/** The formats of percents that have a number instead of a code. */
const PERCENTS = new Map([
  ['9', '0%'],
  ['10', '0.00%'],
]);

/** @param {string} element @param {string} name */
const attributeOf = (element, name) => new RegExp(`\\s${name}=(["'])(.*?)\\1`).exec(element)?.[2];

/** What a format is made of, for each style of a cell, without languages, currencies and spaces. @param {string} styles */
function formatsOf(styles) {
  const codes = new Map(PERCENTS);
  for (const format of styles.match(FORMAT) ?? [])
    codes.set(attributeOf(format, 'numFmtId'), attributeOf(format, 'formatCode'));
  const cellStyles = CELL_STYLES.exec(styles)?.[0].match(CELL_STYLE) ?? [];
  return cellStyles.map((style) =>
    (codes.get(attributeOf(style, 'numFmtId')) ?? '').replace(/;.*$|\[[^\]]*\]|&quot;|[\\\s-]/g, ''),
  );
}

/** A number whose format says what it is: `0.5` as `50%`, `12` as `00012`. @param {string} format @param {number} value */
function shownAs(format, value) {
  if (/^[0#?.,]+%$/.test(format)) return `${Number((value * 100).toPrecision(15))}%`;
  return /^00+$/.test(format) && Number.isInteger(value) && value >= 0
    ? String(value).padStart(format.length, '0')
    : undefined;
}

/** @param {string} sheet @param {string[]} formats */
const legible = (sheet, formats) =>
  sheet
    .replaceAll(NUMBER, (cell, prefix, attributes, value) => {
      if (!['n', undefined].includes(attributeOf(attributes, 't')) || value.trim() === '') return cell;
      const shown = shownAs(formats[attributeOf(attributes, 's')] ?? '', Number(value));
      return shown === undefined
        ? cell
        : `<${prefix}c${attributes.replace(TYPE, '')} t="str"><${prefix}v>${shown}</${prefix}v></${prefix}c>`;
    })
    .replaceAll(FORMULA_ALONE, (cell, prefix, attributes, result) =>
      isEmptyText(attributes, result)
        ? cell
        : `<${prefix}c${attributes.replace(TYPE, '')} t="str"><${prefix}v>#N/A</${prefix}v></${prefix}c>`,
    )
    .replaceAll(ERROR, '$1"str"');

const SHEET = /<(?:\w+:)?sheet\s[^<>]*>(?:\s*<\/(?:\w+:)?sheet>)?/g;
const HIDDEN = /\sstate=["'](?:hidden|veryHidden)["']/;
const RELATION = /<(?:\w+:)?Relationship\s[^<>]*>/g;
const WORKSHEET = /\sType=["'][^"']*\/worksheet["']/;

/** The id of a relation or of a sheet. @param {string} element */
const idOf = (element) => /\s(?:\w+:id|Id)=["']([^"']*)["']/.exec(element)?.[1];

/**
 * The workbook's list of sheets without hidden ones, such as lists to choose from, and without charts on sheets of their own.
 * @param {string} workbook @param {string} relations where the sheets are
 */
function withoutOthers(workbook, relations) {
  const others = (relations.match(RELATION) ?? []).filter((one) => !WORKSHEET.test(one)).map(idOf);
  return workbook.replaceAll(SHEET, (sheet) =>
    HIDDEN.test(sheet) || others.includes(idOf(sheet)) ? '' : sheet,
  );
}

/** @param {Uint8Array} part */
const textOf = (part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1');

/**
 * The mended text of a part, if it needs mending.
 * @param {string} name @param {Record<string, Uint8Array>} parts @param {string[]} formats
 */
function mendOf(name, parts, formats) {
  const relations = parts['xl/_rels/workbook.xml.rels'];
  if (name === 'xl/workbook.xml' && relations)
    return (workbook) => withoutOthers(workbook, textOf(relations));
  return name.startsWith('xl/worksheets/') ? (sheet) => legible(sheet, formats) : undefined;
}

/**
 * The workbook without hidden sheets and charts, and with a visible error text (such as `#N/A`) in each cell that has an error,
 * or a formula whose result the writing program left to the spreadsheet: the reader would take such a cell for empty, and a
 * balance for none. A percent and leading zeros are only in a number's format, which the reader leaves out: it would take 50% for
 * half a rupee, and card 0012345678 for another. The archive is checked before this.
 */
function asShown() {
  const parts = unzipSync(buffer);
  const styles = parts['xl/styles.xml'];
  const formats = styles ? formatsOf(textOf(styles)) : [];
  let isChanged = false;
  for (const [name, part] of Object.entries(parts)) {
    const mend = mendOf(name, parts, formats);
    if (!mend) continue;
    const written = textOf(part);
    const changed = mend(written);
    if (changed === written) continue;
    parts[name] = Buffer.from(changed, 'latin1');
    isChanged = true;
  }
  return isChanged ? Buffer.from(zipSync(parts, { level: 0 })) : buffer;
}

async function workbookLines() {
  await checkArchive();
  const sheets = await readXlsx(asShown());
  const filled = sheets.find(({ data }) => data.some((row) => row.some((cell) => asText(cell) !== '')));
  return (filled?.data ?? []).map((row) => row.map(asText));
}

/** Text in UTF-8 with or without a byte order mark, UTF-16 with one, or else the encoding of old spreadsheets. */
function decoded() {
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return new TextDecoder('utf-16le').decode(buffer);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    return new TextDecoder('windows-1252').decode(buffer);
  }
}

/** How many lines are used to find the separator of the cells. */
const LOOKED_AT = 50;

const asWritten = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: most.columns * most.letters,
};

/** The first lines, cut into cells by a separator; none where it does not fit. @param {string} text @param {string} delimiter */
function firstLines(text, delimiter) {
  try {
    return parse(text, { ...asWritten, delimiter, to: LOOKED_AT });
  } catch {
    return [];
  }
}

/** The most common number of cells per line with a separator, and its lines. @param {string} text @param {string} delimiter */
function agreeing(text, delimiter) {
  const counts = new Map();
  for (const { length } of firstLines(text, delimiter))
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [1, 0]);
}

/** The separator of the cells: it is equally often in each line, unlike the commas of addresses. @param {string} text */
function delimiterOf(text) {
  const tried = [',', ';', '\t'].map((sign) => [sign, ...agreeing(text, sign)]);
  const [[sign]] = tried.toSorted(([, width, lines], [, other, others]) => others - lines || other - width);
  return sign;
}

function csvLines() {
  const text = decoded();
  // A page or a workbook in XML, which other programs name `.xls`, would be cut into thousands of lines.
  if (text.includes('\u0000') || text.trimStart().startsWith('<'))
    throw new Unreadable('register-unreadable');
  return parse(text, { ...asWritten, delimiter: delimiterOf(text), to: most.rows + 1 });
}

/** @param {string[][]} lines */
function within(lines) {
  while (lines.length > 0 && lines[lines.length - 1].every((cell) => cell.trim() === '')) lines.pop();
  if (lines.length > most.rows) throw new Unreadable('register-too-long');
  if (lines.some((line) => line.length > most.columns)) throw new Unreadable('register-too-long');
  return lines.map((line) => line.map((cell) => cell.slice(0, most.letters)));
}

try {
  const isArchive = buffer.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
  const lines = within(isArchive ? await workbookLines() : csvLines());
  parentPort.postMessage({ lines });
} catch (error) {
  parentPort.postMessage({ refused: error instanceof Unreadable ? error.message : 'register-unreadable' });
}
