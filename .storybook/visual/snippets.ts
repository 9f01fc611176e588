import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as icons from 'lucide-react';
import ts from 'typescript';

const source = join(import.meta.dirname, '../../libs/ui/src');

const parse = (name: string, text: string) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX);

/** The names that an export list hands out. */
function exportsOf(list: string): readonly string[] {
  const names: string[] = [];
  for (const statement of parse(list, readFileSync(join(source, list), 'utf8')).statements) {
    if (!ts.isExportDeclaration(statement) || statement.exportClause === undefined) continue;
    if (ts.isNamedExports(statement.exportClause)) {
      names.push(...statement.exportClause.elements.map(({ name }) => name.text));
    }
  }
  return names;
}

/** What somebody who reads a snippet can import: the kit, the school's parts, the icons. */
const published = new Set([
  ...exportsOf('index.ts'),
  ...exportsOf('school/index.ts'),
  ...Object.keys(icons),
  'Fragment',
]);

function namesIn(file: ts.SourceFile) {
  const taken = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      if (ts.isIdentifier(node.tagName)) taken.add(node.tagName.text);
    }
    if (
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
      node.name !== undefined &&
      ts.isIdentifier(node.name)
    ) {
      declared.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { taken, declared };
}

/** What is wrong with a snippet of a documentation page: that it is no TSX, or names what nobody can import. */
export function faultsOf(snippet: string): readonly string[] {
  const { diagnostics = [] } = ts.transpileModule(snippet, {
    fileName: 'snippet.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  if (diagnostics.length > 0) {
    return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  }
  const { taken, declared } = namesIn(parse('snippet.tsx', snippet));
  return [...taken]
    .filter((name) => name.charAt(0) === name.charAt(0).toUpperCase())
    .filter((name) => !declared.has(name) && !published.has(name))
    .map((name) => `${name} is not for others`);
}
