import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';

const kit = join(__dirname, '..', 'src');

const read = (path: string) => readFileSync(path, 'utf8');
const parse = (path: string) =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const filesUnder = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name);

/** The components that the kit's two export lists hand out: names in capitals that are no types. */
function exportedComponents(): string[] {
  return ['index.ts', join('school', 'index.ts')]
    .flatMap((list) => [...parse(join(kit, list)).statements])
    .filter(ts.isExportDeclaration)
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
  node !== undefined && (ts.isAsExpression(node) || ts.isExpressionWithTypeArguments(node))
    ? bare(node.expression)
    : node;

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
  /** `component` and the names in `subcomponents`. */
  readonly documents: readonly string[];
  readonly when: string;
  readonly whenNot: string;
  /** What is heard of the part, and what each key does. */
  readonly note: string;
  readonly keys: readonly string[];
  readonly tags: string;
  readonly stories: number;
}

const isExported = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) &&
  (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function readStoryFile(path: string): StoryFile {
  const { statements } = parse(path);
  const variables = statements.filter(ts.isVariableStatement);
  const declared = variables.flatMap(({ declarationList }) => [...declarationList.declarations]);
  const initializer = declared.find(({ name }) => name.getText() === 'meta')?.initializer;
  const literal =
    initializer !== undefined && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  const meta = literal !== undefined && ts.isObjectLiteralExpression(literal) ? literal : undefined;
  const accessibility = objectOf(objectOf(meta, 'parameters'), 'accessibility');
  const usage = objectOf(objectOf(meta, 'parameters'), 'usage');
  const component = bare(valueOf(meta, 'component'))?.getText();
  const others = objectOf(meta, 'subcomponents')?.properties.map(({ name }) => name?.getText() ?? '') ?? [];
  return {
    path: relative(kit, path),
    documents: [...(component === undefined ? [] : [component]), ...others],
    when: textOf(usage, 'when'),
    whenNot: textOf(usage, 'whenNot'),
    note: textOf(accessibility, 'note'),
    keys: objectOf(accessibility, 'keys')?.properties.map(({ name }) => name?.getText() ?? '') ?? [],
    tags: valueOf(meta, 'tags')?.getText() ?? '',
    stories: variables.filter(isExported).length,
  };
}

const storyFiles = filesUnder(kit, '.stories.tsx').map(readStoryFile);

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/** Elements that are pressed or typed into. */
const ACTING = ['button', 'input', 'select', 'textarea'];

/** Whether props are declared with a handler of their own, or with those of an element that acts. */
const isActing = (node: ts.Node) => {
  if (ts.isPropertySignature(node) && /^on[A-Z]/.test(node.name.getText()))
    return [...nodesOf(node)].some(ts.isFunctionTypeNode);
  const reference = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
  if (!reference || !node.getText().startsWith('ComponentPropsWithRef<')) return false;
  const [element] = node.typeArguments ?? [];
  return (
    element !== undefined &&
    ts.isLiteralTypeNode(element) &&
    ts.isStringLiteral(element.literal) &&
    ACTING.includes(element.literal.text)
  );
};

const acts = (storyPath: string) =>
  readdirSync(dirname(join(kit, storyPath)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|spec)\./.test(name))
    .some((name) => [...nodesOf(parse(join(kit, dirname(storyPath), name)))].some(isActing));

/** What the plays of a story file do as a user: `click` of `userEvent.click(...)`. */
const actsOfUser = (storyPath: string) =>
  [...nodesOf(parse(join(kit, storyPath)))]
    .filter(ts.isCallExpression)
    .map(({ expression }) => expression)
    .filter(ts.isPropertyAccessExpression)
    .filter(({ expression }) => expression.getText() === 'userEvent')
    .map(({ name }) => name.text);

/** Pages of many parts at once, which are no part themselves. */
const OF_MANY = ['parts.stories.tsx', join('school', 'messages', 'hindi.stories.tsx')];
const ofParts = storyFiles.filter(({ path }) => !OF_MANY.includes(path));

/** Props of parts that are one styled element, and those that several parts share. */
const SHARED = [
  'ButtonLook',
  'RowLook',
  'GridLook',
  'SkeletonLook',
  'TextLook',
  'TickProps',
  'BoundFieldOwnProps',
];
const propsOfParts = new Set([...exportedComponents().map((name) => `${name}Props`), ...SHARED]);

/** The props of the parts that a file declares. */
const declaredProps = (path: string) =>
  parse(path)
    .statements.filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => propsOfParts.has(name.text))
    .flatMap(({ name, members }) =>
      members.filter(ts.isPropertySignature).map((prop) => ({
        prop: `${name.text}.${prop.name.getText()}`,
        docs: ts.getJSDocCommentsAndTags(prop),
      })),
    );

const kitFiles = [...filesUnder(kit, '.tsx'), ...filesUnder(kit, '.ts')].filter(
  (path) => !/\.(stories|spec|example|d)\.tsx?$/.test(path),
);
const props = kitFiles.flatMap(declaredProps);

const POINTER = ['click', 'type', 'upload', 'selectOptions', 'hover'];
const KEYBOARD = ['keyboard', 'tab'];

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

  it.each(storyFiles.map(({ path }) => path).filter(acts))(
    '%s acts, so it is played with the pointer and with the keyboard',
    (path) => {
      const done = actsOfUser(path);
      expect(done.filter((name) => POINTER.includes(name))).not.toEqual([]);
      expect(done.filter((name) => KEYBOARD.includes(name))).not.toEqual([]);
    },
  );

  it.each(ofParts.map(({ path }) => path))('%s opens with an example that runs', (path) => {
    const base = path.replace('.stories.tsx', '.example.tsx');
    const sources = parse(join(kit, path))
      .statements.filter(ts.isImportDeclaration)
      .map(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''));
    expect(sources).toContain(`./${basename(base)}?raw`);
    expect(sources).toContain(`./${basename(base, '.tsx')}`);
  });

  it.each(ofParts.map((file) => [file.path, file] as const))(
    '%s says what is heard of it, and what the keys do where it acts',
    (path, { note, keys }) => {
      expect(note).toMatch(/^.{20,}\.$/s);
      if (acts(path)) expect({ path, keys }).not.toEqual({ path, keys: [] });
    },
  );

  it('every prop of a part says what it is', () => {
    expect(props.length).toBeGreaterThan(200);
    expect(props.filter(({ docs }) => docs.length === 0).map(({ prop }) => prop)).toEqual([]);
  });
});
