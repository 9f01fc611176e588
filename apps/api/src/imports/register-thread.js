// A thread of its own, as a file is read in one go: `read-register.ts` starts it with the bytes, and takes the lines.
// It is JavaScript, because Node reads it as it stands wherever the program is not built.
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { unzipSync, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import yauzl from 'yauzl';

/** @type {{ bytes: Uint8Array, most: { rows: number, columns: number, letters: number, unpacked: number, parts: number } }} */
const { bytes, most } = workerData;
const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What cannot be read, and why; anything else that is thrown is a file that is none. */
class Unreadable extends Error {}

/** Unpacks each part once and counts what really comes out: what the archive says of itself is only a claim. */
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
  return String(value);
}

const ERROR = /(<(?:\w+:)?c\b[^<>]*\st=)(?:"e"|'e')/g;
const FORMULA_ALONE =
  /<((?:\w+:)?)c\b([^<>]*)>\s*<\1f\b[^<>]*(?:\/>|>[^<]*<\/\1f>)\s*(<\1v\b[^<>]*(?:\/>|>\s*<\/\1v>)\s*)?<\/\1c>/g;
const TYPE = /\st=(?:"\w*"|'\w*')/;

/** A formula that came to an empty text has a result. @param {string} attributes @param {string | undefined} result */
const isEmptyText = (attributes, result) =>
  result !== undefined && /^\st=.str.$/.test(TYPE.exec(attributes)?.[0] ?? '');

/** @param {string} sheet */
const legible = (sheet) =>
  sheet
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

/** Of a relation, or of a sheet. @param {string} element */
const idOf = (element) => /\s(?:\w+:id|Id)=["']([^"']*)["']/.exec(element)?.[1];

/**
 * What nobody sees who opens the file, such as lists to choose from, is not the register, and no more is a chart on a sheet of its own.
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

/** How a part of the file is read, where not as it stands. @param {string} name @param {Record<string, Uint8Array>} parts */
function mendOf(name, parts) {
  const relations = parts['xl/_rels/workbook.xml.rels'];
  if (name === 'xl/workbook.xml' && relations)
    return (workbook) => withoutOthers(workbook, textOf(relations));
  return name.startsWith('xl/worksheets/') ? legible : undefined;
}

/**
 * The workbook without hidden sheets and charts, and with the sign of an error (`#N/A`) as the text of its cell, and of one whose formula
 * nobody worked out, as programs leave it to the spreadsheet: the reader takes such a cell for an empty one, and so a balance
 * for none. The claims of the archive are checked before.
 */
function asShown() {
  const parts = unzipSync(buffer);
  let isChanged = false;
  for (const [name, part] of Object.entries(parts)) {
    const mend = mendOf(name, parts);
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

/** UTF-8 with or without a mark, UTF-16 with one; whatever is neither is what old spreadsheets write. */
function decoded() {
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return new TextDecoder('utf-16le').decode(buffer);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    return new TextDecoder('windows-1252').decode(buffer);
  }
}

/** So many lines are looked at for the sign between the cells. */
const LOOKED_AT = 50;

const asWritten = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: most.columns * most.letters,
};

/** The first lines as a sign cuts them into cells; none where it cannot stand between them. @param {string} text @param {string} delimiter */
function firstLines(text, delimiter) {
  try {
    return parse(text, { ...asWritten, delimiter, to: LOOKED_AT });
  } catch {
    return [];
  }
}

/** How many cells most lines have that are cut by a sign, and how many lines those are. @param {string} text @param {string} delimiter */
function agreeing(text, delimiter) {
  const counts = new Map();
  for (const { length } of firstLines(text, delimiter))
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [1, 0]);
}

/** The sign between the cells: a register has as many in each line, an address has any number of commas. @param {string} text */
function delimiterOf(text) {
  const tried = [',', ';', '\t'].map((sign) => [sign, ...agreeing(text, sign)]);
  const [[sign]] = tried.toSorted(([, width, lines], [, other, others]) => others - lines || other - width);
  return sign;
}

function csvLines() {
  const text = decoded();
  if (text.includes('\u0000')) throw new Unreadable('register-unreadable');
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
