import * as fc from 'fast-check';
import { Regex } from '../src/bson/values';
import { beginStep } from '../src/effort';
import { CommandError } from '../src/errors';
import { sizeOf, tokensOf } from '../src/query/pcre';
import { compileRegex } from '../src/query/regex';

const { raw } = String;

function finds(pattern: string, text: string, options = ''): boolean {
  beginStep();
  return compileRegex(new Regex(pattern, options))(text);
}

/** The same expression for PCRE and, with PCRE's meaning, for JavaScript's engine, which looks ahead and back for it. */
interface Both {
  pcre: string;
  js: string;
}

const same = (text: string): Both => ({ pcre: text, js: text });
const character = fc.constantFrom(
  ...[
    ...Array.from('ab1 \n'),
    'é',
    'É',
    'क',
    '्',
    'ष',
    'ि',
    '०',
    '😀',
    raw`\n`,
    raw`\x61`,
    raw`\d`,
    raw`\w`,
    raw`\W`,
    raw`[ab]`,
  ].map(same),
  ...[raw`[^a]`, raw`[क-ह]`, raw`[^क-ह\n]`, raw`[\w.]`, raw`\b`, raw`\B`, '^'].map(same),
  { pcre: '.', js: raw`[^\n]` },
  { pcre: raw`\-`, js: '-' },
  { pcre: raw`\s`, js: raw`[ \t-\r]` },
  { pcre: raw`[^\s]`, js: raw`[^ \t-\r]` },
);
const quantifier = fc
  .constantFrom('*', '+', '?', '{2}', '{1,}', '{0,2}', '*?', '+?', '??', '{1,3}?')
  .map(same);
const join = (parts: Both[], by = ''): Both => ({
  pcre: parts.map(({ pcre }) => pcre).join(by),
  js: parts.map(({ js }) => js).join(by),
});
const around = (before: string, { pcre, js }: Both, after: string): Both => ({
  pcre: before + pcre + after,
  js: before + js + after,
});
const isPlace = ({ pcre }: Both) => ['^', raw`\b`, raw`\B`].includes(pcre);

const { expression } = fc.letrec<{ expression: Both; term: Both }>((tie) => ({
  expression: fc
    .array(
      fc.array(tie('term'), { maxLength: 4 }).map((terms) => join(terms)),
      { minLength: 1, maxLength: 3 },
    )
    .map((ways) => join(ways, '|')),
  term: fc.oneof(
    // Deeper ones would keep the other engine busy for hours.
    { maxDepth: 2 },
    character,
    fc.tuple(character, quantifier).map(([one, many]) => (isPlace(one) ? one : join([one, many]))),
    tie('expression').map((inner) => around('(', inner, ')')),
    fc.tuple(tie('expression'), quantifier).map(([inner, many]) => join([around('(?:', inner, ')'), many])),
  ),
}));
const whole = fc
  .tuple(expression, fc.boolean())
  .map(([inner, isEnd]) =>
    isEnd ? join([around('(?:', inner, ')'), { pcre: '$', js: raw`(?=\n?$)` }]) : inner,
  );

const text = fc
  .array(fc.constantFrom(...Array.from('abAB1 -.\n'), 'é', 'É', 'क', 'ष', '्', 'ि', '०', 'क्षि', '😀'), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

describe('a regular expression', () => {
  it('finds what another engine finds', () => {
    fc.assert(
      fc.property(
        whole,
        fc.array(text, { minLength: 5, maxLength: 5 }),
        fc.boolean(),
        ({ pcre, js }, texts, isCased) => {
          const flags = isCased ? '' : 'i';
          const other = new RegExp(js, `${flags}u`);
          for (const one of texts)
            expect([pcre, one, finds(pcre, one, flags)]).toEqual([pcre, one, other.test(one)]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  const long = 'a'.repeat(100_000);
  it.each<[pattern: string, text: string, found: boolean]>([
    [raw`^(a+)+$`, `${'a'.repeat(28)}!`, false],
    [raw`^(a+)+$`, `${long}!`, false],
    [raw`^(a+)+$`, long, true],
    [raw`(a|a)*b`, long, false],
    [raw`(a|aa)+$`, `${long}c`, false],
    [raw`a*a*a*a*a*b`, long, false],
    [raw`(?:a?){30}a{30}`, long, true],
    [raw`(?:a?){30}a{30}`, 'a'.repeat(29), false],
    [raw`^(.*?,){12}P`, '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20'.repeat(100), false],
    [raw`(.*)(.*)(.*)(.*)(.*)[^a]`, long, false],
    [raw`([a-zA-Z0-9])(([\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+`, `${long}!`, false],
    [raw`(?:क|ख)*क(?:क|ख){12}ग`, 'कख'.repeat(20_000), false],
  ])('%s is answered in bounded time', (pattern, searched, found) => {
    expect(finds(pattern, searched)).toBe(found);
  });

  it.each<[situation: string, pattern: string, text: string, options: string, found: boolean]>([
    ['$ before a last line feed', 'a+$', 'xa\n', '', true],
    ['$ before two line feeds', 'a+$', 'xa\n\n', '', false],
    ['$ in one of several ways', '(?:b|a$)|c', 'a\n', '', true],
    ['$ of a line', '(?:a+)$', 'a\nb', 'm', true],
    ['^ of a line in a plain sequence', '^b', 'a\nb', 'm', true],
    ['. without line feeds', 'a.+b', 'a\nb', '', false],
    ['. with the option s', 'a.+b', 'a\nb', 's', true],
    ['letters of another case, in and outside of sets', '(?:É[é]+|x)', 'éÉ', 'i', true],
    ['the Kelvin sign as a letter k', '(?:k|x)', '\u212a', 'i', true],
    ['Devanagari, a character for each sign', '^(?:.){4}$', 'क्षि', '', true],
    ['what is beyond the basic plane as one character', '^(?:.)$', '😀', '', true],
    ['a text that is no member of a range beyond the basic plane', '^[^😀-😂]+$', 'a😁', '', false],
    ['white space of Unicode as none', String.raw`^\s+$`, '\u00a0', '', false],
    ['an empty expression', '', '', '', true],
    ['an empty alternative', '^(?:a|)$', '', '', true],
  ])('means by %s what PCRE does', (_, pattern, searched, options, found) => {
    expect(finds(pattern, searched, options)).toBe(found);
  });

  it.each<[situation: string, pattern: string, text: string, options: string, code: number, message: RegExp]>(
    [
      ['one that is written too long', 'a'.repeat(10_001), '', '', 238, /more than 10000 characters/],
      ['one that repetition makes too long', '((a{30}){30}){30}', '', '', 238, /more than 10000 characters/],
      ['repetition of more than RE2 takes', '(?:a|b){1001}', '', '', 238, /repetition of more than 1,000/],
      ['$ before other parts', '(?:a$)b', '', '', 238, /\$ before other parts/],
      ['$ that is repeated', '(?:a$)*', '', '', 238, /\$ before other parts/],
      ['^ of lines beside choices', '^(?:a|b)', '', 'm', 238, /\^ with the option m/],
      ['looking ahead', 'a(?!b)', '', '', 238, /looking ahead or back/],
      [
        'a large text, by many choices',
        '(?:(?:a|b){100}){9}c',
        'a'.repeat(200_000),
        '',
        238,
        /so much work on one document/,
      ],
      ['a group without an end', '(a', '', '', 51091, /invalid/],
      ['a repetition of nothing', '*a', '', '', 51091, /invalid/],
      ['a range in the wrong order', '[b-a]', '', '', 51091, /invalid/],
      ['a range in the wrong order beside choices', '[b-a]+', '', '', 51091, /invalid/],
    ],
  )('that is %s is refused by name', (_, pattern, searched, options, code, message) => {
    const compileAndSearch = () => finds(pattern, searched, options);
    expect(compileAndSearch).toThrow(message);
    expect(compileAndSearch).toThrow(CommandError);
    expect(compileAndSearch).toThrow(expect.objectContaining({ code }) as CommandError);
  });

  it.each<[string, number]>([
    ['abc', 3],
    ['a*b+c?', 6],
    ['(?:ab|c){10}', 51],
    ['((a{10}){10}){10}', 1221],
    ['a{3,}', 5],
    ['a{0}', 1],
  ])('%s counts as %d characters', (pattern, size) => {
    expect(sizeOf(tokensOf(pattern))).toBe(size);
  });
});
