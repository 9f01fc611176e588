import ts from 'typescript';

/** A place with files: Nx's tree, or a folder. */
export interface Files {
  read(path: string, encoding: 'utf-8'): string | null;
  write(path: string, content: string): void;
}

/** A source file as the compiler reads it; changes are made to its text, at the positions of its parts. */
function parse(files: Files, path: string): { readonly text: string; readonly source: ts.SourceFile } {
  const text = files.read(path, 'utf-8');
  if (text === null) throw new Error(`There is no ${path}`);
  return { text, source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

const isNamed = (statement: ts.Statement) =>
  ts.isFunctionDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement);

/** The names of a file's top-level variables, functions and types. */
export const declaredNames = (files: Files, path: string): readonly string[] =>
  parse(files, path).source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    return isNamed(statement) && statement.name ? [statement.name.text] : [];
  });

const insert = (files: Files, path: string, text: string, at: number, added: string) =>
  files.write(path, text.slice(0, at) + added + text.slice(at));

/** The value itself, without `as const`, `satisfies` and parentheses around it. */
function bare(value: ts.Expression): ts.Expression {
  const wrapped = ts.isAsExpression(value) || ts.isSatisfiesExpression(value);
  return wrapped || ts.isParenthesizedExpression(value) ? bare(value.expression) : value;
}

/** The value of the top-level variable `name` in a file. */
function declared(source: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    const found = statement.declarationList.declarations.find(
      (one) => ts.isIdentifier(one.name) && one.name.text === name,
    );
    if (found?.initializer) return bare(found.initializer);
  }
  return undefined;
}

const nameOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : undefined;

/** The object at a path such as `hindiWords.refusals`. */
function objectAt(source: ts.SourceFile, place: string): ts.ObjectLiteralExpression | undefined {
  const [variable = '', ...steps] = place.split('.');
  let value = declared(source, variable);
  for (const step of steps) {
    const property =
      value && ts.isObjectLiteralExpression(value)
        ? value.properties.filter(ts.isPropertyAssignment).find((one) => nameOf(one) === step)
        : undefined;
    value = property && bare(property.initializer);
  }
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

const missing = (path: string, what: string, place: string) =>
  new Error(`${path} has no ${what} called ${place}, which a feature is entered in`);

/** The position of the next entry of a list, and the comma it needs before it. */
function afterLast(entries: ts.NodeArray<ts.Node>): { readonly at: number; readonly comma: string } {
  const isEmpty = entries.length === 0;
  return { at: entries.end, comma: isEmpty || entries.hasTrailingComma ? '' : ',' };
}

/** Imports a name: in the existing import of that module, or else after all imports. */
export function addNamedImport(files: Files, path: string, name: string, from: string): void {
  const { text, source } = parse(files, path);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const names = imports
    .filter(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === from)
    .map(({ importClause }) => importClause)
    .filter((clause) => clause?.phaseModifier === undefined)
    .map((clause) => clause?.namedBindings)
    .find((bindings) => bindings !== undefined && ts.isNamedImports(bindings));
  if (!names) {
    insert(files, path, text, imports.at(-1)?.end ?? 0, `\nimport { ${name} } from '${from}';`);
  } else if (!names.elements.some((element) => element.name.text === name)) {
    const { at, comma } = afterLast(names.elements);
    insert(files, path, text, at, `${comma} ${name}`);
  }
}

/** Adds an element to the end of a top-level list of a file. */
export function addElement(files: Files, path: string, list: string, element: string): void {
  const { text, source } = parse(files, path);
  const found = declared(source, list);
  if (!found || !ts.isArrayLiteralExpression(found)) throw missing(path, 'list', list);
  const { at, comma } = afterLast(found.elements);
  insert(files, path, text, at, `${comma}\n${element},`);
}

/**
 * Adds a property to the end of an object, unless it has one of that name.
 * @param place the variable, followed by dots and the names inside it
 */
export function addProperty(files: Files, path: string, place: string, name: string, value: string): void {
  const { text, source } = parse(files, path);
  const object = objectAt(source, place);
  if (!object) throw missing(path, 'object', place);
  if (object.properties.some((property) => nameOf(property) === name)) return;
  const { at, comma } = afterLast(object.properties);
  const key = /^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`;
  const entry = key === value ? key : `${key}: ${value}`;
  insert(files, path, text, at, `${comma}\n${entry},`);
}

/** Adds an export of everything in a module to a library's list of exports. */
export const addExport = (files: Files, path: string, from: string): void =>
  files.write(path, `${files.read(path, 'utf-8') ?? ''}export * from '${from}';\n`);
