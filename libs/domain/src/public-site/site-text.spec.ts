import { firstWords, hasSafeLinks, siteBlocks } from './site-text';

const plain = (text: string) => ({ kind: 'plain', text });

describe('a text of the public site', () => {
  it('has headings, lines, lists, bold words and links', () => {
    const text = [
      '## Our hall',
      'Built in **1998**.',
      'See [the branch](/branch).',
      '',
      '- stage',
      '- 400 seats',
      'Come and see.',
    ];
    expect(siteBlocks(text.join('\n'))).toEqual([
      { kind: 'heading', line: [plain('Our hall')] },
      {
        kind: 'paragraph',
        lines: [
          [plain('Built in '), { kind: 'bold', text: '1998' }, plain('.')],
          [plain('See '), { kind: 'link', text: 'the branch', href: '/branch' }, plain('.')],
        ],
      },
      { kind: 'list', lines: [[plain('stage')], [plain('400 seats')]] },
      { kind: 'paragraph', lines: [[plain('Come and see.')]] },
    ]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>'],
    ['half a mark', '**bold without an end'],
    ['a link that runs', '[prize](javascript:alert`1`)'],
    ['a link that is a page', '[prize](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a link to another host in disguise', '[fees](//evil.example)'],
  ])('shows %s as the words that they are', (_, text) => {
    expect(siteBlocks(text)).toEqual([{ kind: 'paragraph', lines: [[plain(text)]] }]);
  });

  it.each([
    ['[prize](javascript:alert(1))', false],
    ['[prize]( JaVaScRiPt:alert(1))', false],
    ['[prize](data:text/html,x)', false],
    ['[ours](/about) and [theirs](vbscript:x)', false],
    ['[fees](//evil.example)', false],
    ['[ours](/about) and [board](https://www.cbse.gov.in/)', true],
    ['(a remark) [and another]', true],
  ])('%s may be saved: %j', (text, expected) => {
    expect(hasSafeLinks(text)).toBe(expected);
  });

  it('is read in no time, however it was made to be slow', () => {
    const text = '['.repeat(3000) + '**'.repeat(1500);
    expect(siteBlocks(text)).toHaveLength(1);
  });

  it('gives its first words to whoever shares the page', () => {
    expect(firstWords('# Hall\nBuilt in **1998** for [all](/about).\n- stage')).toBe(
      'Built in 1998 for all. stage',
    );
    expect(firstWords('one two three four', 9)).toBe('one two …');
  });
});
