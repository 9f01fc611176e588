import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { iconUses } from '../docs/blocks/icon-uses';

const kit = join(__dirname, '..', 'src');
const screens = join(__dirname, '../../../apps/web/src');

const read = (path: string) => readFileSync(path, 'utf8');
const parse = (path: string) =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const filesUnder = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name);

/** The components that the kit's export list hands out: names in capitals that are no types. */
function exportedComponents(): string[] {
  return parse(join(kit, 'index.ts'))
    .statements.filter(ts.isExportDeclaration)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ exportClause }) =>
      exportClause !== undefined && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
    )
    .filter(({ isTypeOnly, name }) => !isTypeOnly && isComponentName(name.text))
    .map(({ propertyName, name }) => propertyName?.text ?? name.text);
}

const property = (object: ts.ObjectLiteralExpression | undefined, name: string) =>
  object?.properties.find((entry) => entry.name?.getText() === name);

function valueOf(object: ts.ObjectLiteralExpression | undefined, name: string): ts.Expression | undefined {
  const found = property(object, name);
  if (found === undefined || !ts.isPropertyAssignment(found)) return undefined;
  return found.initializer;
}

/** `X as Y` is X. */
const bare = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node !== undefined && ts.isAsExpression(node) ? bare(node.expression) : node;

function objectOf(object: ts.ObjectLiteralExpression | undefined, name: string) {
  const value = valueOf(object, name);
  return value !== undefined && ts.isObjectLiteralExpression(value) ? value : undefined;
}

const textOf = (object: ts.ObjectLiteralExpression | undefined, name: string) => {
  const value = valueOf(object, name);
  return value !== undefined && ts.isStringLiteralLike(value) ? value.text : '';
};

interface StoryFile {
  readonly path: string;
  readonly source: string;
  /** `component` and the names in `subcomponents`. */
  readonly documents: readonly string[];
  readonly when: string;
  readonly whenNot: string;
  readonly tags: string;
  readonly stories: number;
}

const isExported = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) &&
  (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function readStoryFile(path: string): StoryFile {
  const { statements, text } = parse(path);
  const variables = statements.filter(ts.isVariableStatement);
  const declared = variables.flatMap(({ declarationList }) => [...declarationList.declarations]);
  const initializer = declared.find(({ name }) => name.getText() === 'meta')?.initializer;
  const literal =
    initializer !== undefined && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  const meta = literal !== undefined && ts.isObjectLiteralExpression(literal) ? literal : undefined;
  const usage = objectOf(objectOf(meta, 'parameters'), 'usage');
  const component = bare(valueOf(meta, 'component'))?.getText();
  const others = objectOf(meta, 'subcomponents')?.properties.map(({ name }) => name?.getText() ?? '') ?? [];
  return {
    path: relative(kit, path),
    source: text,
    documents: [...(component === undefined ? [] : [component]), ...others],
    when: textOf(usage, 'when'),
    whenNot: textOf(usage, 'whenNot'),
    tags: valueOf(meta, 'tags')?.getText() ?? '',
    stories: variables.filter(isExported).length,
  };
}

const storyFiles = filesUnder(kit, '.stories.tsx').map(readStoryFile);

/** Handlers of its own, or those of an element that is pressed or typed into. */
const acts = (source: string) =>
  /readonly on[A-Z]\w*\??: \(|ComponentPropsWithRef<'(button|input|select|textarea)'>/.test(source);

const ofTheComponent = (storyPath: string) =>
  readdirSync(dirname(join(kit, storyPath)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|spec)\./.test(name))
    .map((name) => read(join(kit, dirname(storyPath), name)))
    .join('\n');

describe('a designer opens the kit', () => {
  it.each(exportedComponents())('%s has a page with its states', (component) => {
    const file = storyFiles.find(({ documents }) => documents.includes(component));
    expect(file && { path: file.path, hasStories: file.stories > 0 }).toEqual({
      path: expect.any(String) as string,
      hasStories: true,
    });
  });

  it.each(storyFiles.map((file) => [file.path, file] as const))(
    '%s says when to use it and when not',
    (_path, { when, whenNot, tags }) => {
      expect({ when, whenNot }).toEqual({
        when: expect.stringMatching(/^[A-Z].{20,}\.$/s) as string,
        whenNot: expect.stringMatching(/^[A-Z].{20,}\.$/s) as string,
      });
      expect(tags).not.toContain('!autodocs');
    },
  );

  it.each(
    storyFiles.filter(({ path }) => acts(ofTheComponent(path))).map((file) => [file.path, file] as const),
  )('%s acts, so it is played with the pointer and with the keyboard', (_path, { source }) => {
    expect(source).toMatch(/userEvent\.(click|type|upload|selectOptions|hover)\(/);
    expect(source).toMatch(/userEvent\.(keyboard|tab)\(/);
  });

  it('finds the icons that the screens draw on the page of icons, and no others', () => {
    const drawn = [...filesUnder(kit, '.tsx'), ...filesUnder(screens, '.tsx')]
      .filter((path) => !/\.(stories|spec)\.tsx$/.test(path))
      .flatMap((path) => [...read(path).matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type '));
    const listed = Object.values(iconUses).flatMap((kind) => Object.keys(kind));
    expect([...new Set(drawn)].sort()).toEqual(listed.sort());
  });
});
