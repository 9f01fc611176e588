import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconUses } from '@school/ui/icon-uses';
import ts from 'typescript';

const FOLDERS = [__dirname, join(__dirname, '../../../libs/ui/src')];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|spec|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** The icons that a file takes from their library. */
function iconsOf(path: string): string[] {
  return ts
    .createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
    .statements.filter(ts.isImportDeclaration)
    .filter(
      ({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === 'lucide-react',
    )
    .filter(({ importClause }) => importClause?.phaseModifier === undefined)
    .map(({ importClause }) => importClause?.namedBindings)
    .flatMap((named) => (named !== undefined && ts.isNamedImports(named) ? [...named.elements] : []))
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text);
}

it('the icons that kit and screens draw are on the designers’ page of icons, and no others', () => {
  const listed = Object.values(iconUses).flatMap((kind) => Object.keys(kind));
  expect([...new Set(files.flatMap(iconsOf))].sort()).toEqual(listed.sort());
});
