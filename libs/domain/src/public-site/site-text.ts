import { isSiteLink } from './site-link';

/** A run of words in a line: plain, bold, or a link. */
export type SiteWords =
  | { readonly kind: 'plain' | 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

type SiteLine = readonly SiteWords[];

/** A block of a text on the public site; no other kinds exist, so nothing else can be written or shown (D93). */
export type SiteBlock =
  | { readonly kind: 'heading'; readonly line: SiteLine }
  | { readonly kind: 'paragraph' | 'list'; readonly lines: readonly SiteLine[] };

const HEADING = /^#{1,3}\s+(.+)$/;
const ITEM = /^[-*•]\s+(.+)$/;
/** `**bold**` and `[words](link)`; lengths are bounded so that no text takes long to parse. */
const MARKED = /\*\*([^*\n]{1,300})\*\*|\[([^\][\n]{1,300})\]\(([^()\s]{1,300})\)/g;
/** The beginning of a link, whether or not it is complete. */
const LINK_BEGUN = /\]\(\s*([^\s)]*)/g;

const plain = (text: string): SiteLine => (text === '' ? [] : [{ kind: 'plain', text }]);

function wordsOf(line: string): SiteLine {
  const words: SiteWords[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKED)) {
    const [markedText, bold, text = '', href = ''] = match;
    words.push(...plain(line.slice(end, match.index)));
    if (bold !== undefined) words.push({ kind: 'bold', text: bold });
    else if (isSiteLink(href)) words.push({ kind: 'link', text, href });
    else words.push(...plain(markedText));
    end = match.index + markedText.length;
  }
  return [...words, ...plain(line.slice(end))];
}

/**
 * Splits a typed text into blocks: `# ` begins a heading, `- ` a list item, an empty line ends a paragraph; a line may contain
 * `**bold**` and `[words](link)`. Anything else, including HTML, is shown as plain words.
 */
export function siteBlocks(text: string): readonly SiteBlock[] {
  const blocks: { kind: 'heading' | 'paragraph' | 'list'; lines: SiteLine[] }[] = [];
  let openKind: 'paragraph' | 'list' | undefined;
  const add = (kind: 'paragraph' | 'list', line: SiteLine) => {
    if (openKind === kind) blocks.at(-1)?.lines.push(line);
    else blocks.push({ kind, lines: [line] });
    openKind = kind;
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, heading] = HEADING.exec(line) ?? [];
    const [, item] = ITEM.exec(line) ?? [];
    if (heading !== undefined) blocks.push({ kind: 'heading', lines: [wordsOf(heading)] });
    else if (item !== undefined) add('list', wordsOf(item));
    else if (line !== '') add('paragraph', wordsOf(line));
    if (heading !== undefined || line === '') openKind = undefined;
  }
  return blocks.map(({ kind, lines }) =>
    kind === 'heading' ? { kind, line: lines[0] ?? [] } : { kind, lines },
  );
}

/** Whether every link in a text is allowed on the public site. */
export const hasSafeLinks = (text: string): boolean =>
  [...text.matchAll(LINK_BEGUN)].every(([, href = '']) => isSiteLink(href));

/** The first words of a text without its marks, for the description of a page. @param most the most characters */
export function firstWords(text: string, most = 160): string {
  const lines = siteBlocks(text).flatMap((block) => (block.kind === 'heading' ? [] : block.lines));
  const words = lines.map((line) => line.map((part) => part.text).join('')).join(' ');
  return words.length <= most ? words : `${words.slice(0, words.lastIndexOf(' ', most) + 1).trim()} …`;
}
