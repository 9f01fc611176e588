import { inflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary, and its unpacked stream. */
interface PdfObject {
  readonly text: string;
  readonly stream: string;
}

function streamOf(pdf: Buffer, raw: string, from: number): string {
  const begin = /^[^]*?stream\r?\n/.exec(raw.slice(from, from + 4000))?.[0].length;
  const end = raw.indexOf('endstream', from);
  if (begin === undefined || end < 0) return '';
  try {
    return inflateSync(pdf.subarray(from + begin, end)).toString('latin1');
  } catch {
    return '';
  }
}

/** The objects of a PDF by their numbers; Chromium packs those without a stream into streams. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 0: head, 1: number = '', index } of raw.matchAll(/(?<!\d)(\d+) 0 obj\b/g)) {
    const from = index + head.length;
    const body = raw.slice(from, raw.indexOf('endobj', from));
    const dictionary = body.split('stream')[0] ?? '';
    objects.set(number, {
      text: dictionary,
      stream: body === dictionary ? '' : streamOf(pdf, raw, from),
    });
  }
  for (const { text, stream } of [...objects.values()]) {
    const first = Number(
      /\/Type\s*\/ObjStm[^]*?\/First\s+(\d+)|\/First\s+(\d+)/.exec(text)?.slice(1).find(Boolean),
    );
    if (!text.includes('/ObjStm') || !first) continue;
    const places = stream.slice(0, first).trim().split(/\s+/).map(Number);
    for (let at = 0; at + 1 < places.length; at += 2) {
      const end = places[at + 3];
      const from = first + (places[at + 1] ?? 0);
      objects.set(String(places[at]), {
        text: stream.slice(from, end === undefined ? undefined : first + end),
        stream: '',
      });
    }
  }
  return objects;
}

const letters = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(parseInt(code, 16))).join('');

/** The text of each glyph of a font, by its code; codes have one byte or two, the same throughout the font. */
function wordsOfFont(map: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, code = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      words.set(code.toLowerCase(), letters(text));
  for (const [, block = ''] of map.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = parseInt(from, 16); code <= parseInt(to, 16); code += 1) {
        const letter = parseInt(text, 16) + code - parseInt(from, 16);
        words.set(code.toString(16).padStart(from.length, '0'), String.fromCharCode(letter));
      }
  return words;
}

function spelled(font: ReadonlyMap<string, string> | undefined, codes: string): string {
  const [{ length = 4 } = { length: 4 }] = font?.keys() ?? [];
  return (codes.match(new RegExp(`.{${length}}`, 'g')) ?? []).map((code) => font?.get(code) ?? '').join('');
}

/** The text of each page of a PDF made by Chromium, without spaces; the lines of a cell follow each other directly. */
export function textsOfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const follow = (text: string, name: string): string => {
    const number = new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(text)?.[1];
    return number === undefined ? text : (objects.get(number)?.text ?? '');
  };
  const textOf = ({ text }: PdfObject): string => {
    const fonts = new Map<string, ReadonlyMap<string, string>>();
    const named = follow(follow(text, 'Resources'), 'Font');
    for (const [, name = '', number = ''] of named.matchAll(/\/(F\d+)\s+(\d+) 0 R/g)) {
      const unicode = /\/ToUnicode\s+(\d+) 0 R/.exec(objects.get(number)?.text ?? '')?.[1] ?? '';
      fonts.set(name, wordsOfFont(objects.get(unicode)?.stream ?? ''));
    }
    const content = /\/Contents\s+(\d+) 0 R/.exec(text)?.[1] ?? '';
    let font: ReadonlyMap<string, string> | undefined;
    let said = '';
    for (const [, name, codes] of (objects.get(content)?.stream ?? '').matchAll(
      /\/(F\d+)\s+[\d.]+\s+Tf|<([0-9a-fA-F]+)>/g,
    )) {
      if (name) font = fonts.get(name);
      else said += spelled(font, codes?.toLowerCase() ?? '');
    }
    return said.replaceAll(/\s/g, '');
  };
  const tree = [...objects.values()].filter(({ text }) => /\/Type\s*\/Page\b(?!s)/.test(text));
  return tree.map(textOf);
}
