import { names } from '@nx/devkit';
import ts from 'typescript';

export interface FeatureOptions {
  /** The plural name of the things it lists, in any spelling: `visitors`, `lost-things`. */
  readonly name: string;
  /** The singular, if it is not the name without its `s`: `child` of `children`. */
  readonly one?: string;
  /** The plural in Hindi, in Devanagari: the title of the page. */
  readonly hindi?: string;
}

const words = (kebab: string) => kebab.replaceAll('-', ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The singular: `visitor` of `visitors`, `entry` of `entries`. @throws for a name that is not a known kind of English plural */
function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/[^s]s$/.test(plural) && !/(?:s|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -1);
  throw new Error(`Say what one of the ${plural} is called: --one=...`);
}

/** Whether TypeScript keeps a word for itself, so that nothing can have it as its name: `case`, `class`. */
function isReserved(word: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, word);
  const kind = scanner.scan();
  return kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord;
}

/** All spellings of a feature's name that its files need. */
export function featureNames({ name, one, hindi }: FeatureOptions) {
  const many = names(name);
  const single = names(one ?? singular(many.fileName));
  if (single.fileName === many.fileName) throw new Error('One and many need two names');
  if (isReserved(single.propertyName))
    throw new Error(`In TypeScript nothing can be called ${single.propertyName}: choose another --one=...`);
  const title = capital(words(many.fileName));
  return {
    /** `lost-things`, `LostThings`, `lostThings`, `LOST_THINGS` */
    file: many.fileName,
    Many: many.className,
    many: many.propertyName,
    /** `lost-thing`, `LostThing`, `lostThing`, `LOST_THING` */
    oneFile: single.fileName,
    One: single.className,
    one: single.propertyName,
    ONE: single.constantName,
    /** The names in texts: `Lost things`, `lost things`, `lost thing`. */
    title,
    manyWords: words(many.fileName),
    oneWords: words(single.fileName),
    /** The title in Hindi: "list of ..." until somebody provides a word. */
    hindiTitle: hindi ?? `${title} की सूची`,
  };
}

export type FeatureNames = ReturnType<typeof featureNames>;
