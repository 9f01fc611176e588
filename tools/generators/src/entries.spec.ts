import { addElement, addExport, addNamedImport, addProperty, type Files } from './entries';

/** One file, and what became of it. */
function edited(before: string, edit: (files: Files) => void): string {
  let text = before;
  edit({ read: (path) => (path === 'a.ts' ? text : null), write: (_, content) => (text = content) });
  // Prettier lays out what the entries add; here only what stands in which order counts.
  return text.replaceAll('\n', ' ').trim();
}

describe('an entry is added', () => {
  it.each([
    {
      title: 'to a list that ends with a comma',
      before: 'const features = [A, B,];',
      after: 'const features = [A, B, C,];',
    },
    {
      title: 'to a list that does not',
      before: 'const features = [A, B];',
      after: 'const features = [A, B, C,];',
    },
    { title: 'to an empty list', before: 'const features = [];', after: 'const features = [ C,];' },
    {
      title: 'to the list of that name, not to one inside of another or in a comment',
      before:
        '// const features = [];\nconst others = { features: [A] };\nexport const features = [B] as const;',
      after:
        '// const features = []; const others = { features: [A] }; export const features = [B, C,] as const;',
    },
  ])('$title', ({ before, after }) => {
    expect(edited(before, (files) => addElement(files, 'a.ts', 'features', 'C'))).toBe(after);
  });

  it.each([
    {
      title: 'to an object',
      place: 'words',
      before: 'const words = { a: 1 };',
      after: "const words = { a: 1, 'b-c': 2, };",
    },
    {
      title: 'inside of an object, whatever its type is said to be',
      place: 'words.labels',
      before: 'export const words = { rules: { a: 1 }, labels: { a: 1 } } satisfies Words;',
      after: "export const words = { rules: { a: 1 }, labels: { a: 1, 'b-c': 2, } } satisfies Words;",
    },
    {
      title: 'not again where it is',
      place: 'words',
      before: "const words = { 'b-c': 3 };",
      after: "const words = { 'b-c': 3 };",
    },
  ])('$title', ({ place, before, after }) => {
    expect(edited(before, (files) => addProperty(files, 'a.ts', place, 'b-c', '2'))).toBe(after);
  });

  it.each([
    {
      title: 'to the import of that module',
      before: "import { A, type T } from 'icons';\nimport { B } from 'b';",
      after: "import { A, type T, C } from 'icons'; import { B } from 'b';",
    },
    {
      title: 'as an import of its own after the others, beside one of types',
      before: "import type { T } from 'icons';\nconst a = 1;",
      after: "import type { T } from 'icons'; import { C } from 'icons'; const a = 1;",
    },
    {
      title: 'not again where it is imported',
      before: "import { C } from 'icons';",
      after: "import { C } from 'icons';",
    },
  ])('$title', ({ before, after }) => {
    expect(edited(before, (files) => addNamedImport(files, 'a.ts', 'C', 'icons'))).toBe(after);
  });

  it('to the exports of a library', () => {
    const after = "export * from './a'; export * from './b';";
    expect(edited("export * from './a';\n", (files) => addExport(files, 'a.ts', './b'))).toBe(after);
  });
});

describe('a place that is not there any more', () => {
  const before = 'const other = 1;';
  it.each<[string, (files: Files) => void, string]>([
    ['a file', (files) => addElement(files, 'b.ts', 'features', 'C'), 'There is no b.ts'],
    ['a list', (files) => addElement(files, 'a.ts', 'features', 'C'), 'a.ts has no list called features'],
    ['a list that is none', (files) => addElement(files, 'a.ts', 'other', 'C'), 'has no list called other'],
    [
      'an object',
      (files) => addProperty(files, 'a.ts', 'words.labels', 'b', '2'),
      'has no object called words.labels',
    ],
  ])('%s: is named, nothing is written', (_, edit, sentence) => {
    const written = vi.fn();
    const files = { read: (path: string) => (path === 'a.ts' ? before : null), write: written };
    expect(() => edit(files)).toThrow(sentence);
    expect(written).not.toHaveBeenCalled();
  });
});
