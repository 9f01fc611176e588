import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import component from './generator';

// Formatting is Prettier's business.
process.env['NX_SKIP_FORMAT'] = 'true';

describe('a developer generates a component', () => {
  const workspace = () => {
    const tree = createTreeWithEmptyWorkspace();
    tree.write('libs/ui/src/index.ts', "export { Button } from './button/button';\n");
    return tree;
  };

  it.each(['date-range', 'DateRange', 'dateRange'])(
    'called %s: component, example, story and export',
    async (name) => {
      const tree = workspace();
      await component(tree, { name });
      expect(tree.read('libs/ui/src/date-range/date-range.tsx', 'utf-8')).toContain(
        'export function DateRange(',
      );
      expect(tree.read('libs/ui/src/date-range/date-range.stories.tsx', 'utf-8')).toContain(
        "from './date-range'",
      );
      expect(tree.read('libs/ui/src/date-range/date-range.stories.tsx', 'utf-8')).toContain(
        "usage: { when: '', whenNot: '' }",
      );
      expect(tree.read('libs/ui/src/date-range/date-range.example.tsx', 'utf-8')).toContain(
        "import { DateRange } from '@school/ui';",
      );
      expect(tree.read('libs/ui/src/date-range/date-range.stories.tsx', 'utf-8')).toContain(
        "import code from './date-range.example.tsx?raw';",
      );
      // Nobody counts on a part that has just begun.
      expect(tree.read('libs/ui/src/date-range/date-range.stories.tsx', 'utf-8')).toContain("tags: ['new']");
      expect(tree.read('libs/ui/src/index.ts', 'utf-8')).toBe(
        "export { Button } from './button/button';\nexport { DateRange, type DateRangeProps } from './date-range/date-range';\n",
      );
    },
  );

  it('whose name is taken: refused, nothing is overwritten', async () => {
    const tree = workspace();
    await component(tree, { name: 'date-range' });
    await expect(component(tree, { name: 'DateRange' })).rejects.toThrow('already has');
  });
});
