import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { featureNames } from './feature-names';
import feature from './generator';

describe('the names of a feature', () => {
  it.each([
    {
      name: 'visitors',
      file: 'visitors',
      Many: 'Visitors',
      One: 'Visitor',
      ONE: 'VISITOR',
      title: 'Visitors',
    },
    {
      name: 'LostThings',
      file: 'lost-things',
      Many: 'LostThings',
      One: 'LostThing',
      ONE: 'LOST_THING',
      title: 'Lost things',
    },
    { name: 'diaryEntries', file: 'diary-entries', One: 'DiaryEntry', oneWords: 'diary entry' },
    { name: 'children', one: 'child', file: 'children', One: 'Child', manyWords: 'children' },
    { name: 'visitors', hindi: 'आगंतुक', hindiTitle: 'आगंतुक' },
    { name: 'visitors', hindiTitle: 'Visitors की सूची' },
  ])('$name', ({ name, one, hindi, ...expected }) => {
    const options = { name, ...(one && { one }), ...(hindi && { hindi }) };
    expect(featureNames(options)).toMatchObject(expected);
  });

  it.each([
    { name: 'children', sentence: 'Say what one of the children is called' },
    { name: 'classes-of-glass', sentence: 'Say what one' },
    { name: 'boxes', sentence: 'Say what one of the boxes is called' },
    { name: 'branches', sentence: 'Say what one of the branches is called' },
    { name: 'cases', one: 'case', sentence: 'In TypeScript nothing can be called case' },
    { name: 'sheep', one: 'sheep', sentence: 'One and many need two names' },
  ])('$name alone are not enough', ({ sentence, ...options }) => {
    expect(() => featureNames(options)).toThrow(sentence);
  });
});

it.each([
  'libs/domain/src/visitors/visitors.ts',
  'apps/api/src/visitors/visitors.module.ts',
  'apps/web/src/office/visitors/visitors-page.tsx',
])('a name that is taken by %s is refused, and nothing is written', async (path) => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write(path, '');
  const before = tree.listChanges().length;
  await expect(feature(tree, { name: 'visitors' })).rejects.toThrow('already');
  expect(tree.listChanges()).toHaveLength(before);
});

it('a name that another rule of the domain has is refused, and nothing is written', async () => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('libs/domain/src/public-site/page.ts', 'export const newPageSchema = 1;');
  const before = tree.listChanges().length;
  await expect(feature(tree, { name: 'pages' })).rejects.toThrow('libs/domain/src/public-site/page.ts');
  expect(tree.listChanges()).toHaveLength(before);
});
