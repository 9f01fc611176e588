import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const OFFICE = join(import.meta.dirname, '../../web/src/office');

/** The string properties of an object, by their names. */
const textsOf = ({ properties }: ts.ObjectLiteralExpression): ReadonlyMap<string, string> =>
  new Map(
    properties.flatMap((property) =>
      ts.isPropertyAssignment(property) &&
      ts.isIdentifier(property.name) &&
      ts.isStringLiteral(property.initializer)
        ? [[property.name.text, property.initializer.text] as const]
        : [],
    ),
  );

/** The object literals of a source, nested ones too, except those of screens for teachers only. */
function objectsIn(node: ts.Node): ts.ObjectLiteralExpression[] {
  const isObject = ts.isObjectLiteralExpression(node);
  if (isObject && textsOf(node).get('role') === 'teacher') return [];
  const within: ts.ObjectLiteralExpression[] = isObject ? [node] : [];
  ts.forEachChild(node, (child) => void within.push(...objectsIn(child)));
  return within;
}

/** The objects in the manifests of the office's features, parsed and not run: these tests know the program only from outside. */
const said = readdirSync(OFFICE)
  .sort()
  .map((folder) => join(OFFICE, folder, 'feature.ts'))
  .filter((path) => existsSync(path))
  .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext))
  .flatMap((source) => objectsIn(source).map(textsOf));

/** Every address of the office, behind `/#/office/`; one with `:` needs a value there. */
export const addresses = said.flatMap((texts) => texts.get('address') ?? []);

/** The links that lead to the screens, and where they stand. */
export const entries = said.flatMap((texts) => {
  const [place, name] = [texts.get('place'), texts.get('name')];
  return place === undefined || name === undefined ? [] : [{ place, name }];
});
