import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const OFFICE = join(import.meta.dirname, '../../web/src/office');

/** What an object says in texts, by the names of its properties. */
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

/** The objects that a source writes down, those inside others too; none of a screen that is for teachers alone. */
function objectsIn(node: ts.Node): ts.ObjectLiteralExpression[] {
  const isObject = ts.isObjectLiteralExpression(node);
  if (isObject && textsOf(node).get('role') === 'teacher') return [];
  const within: ts.ObjectLiteralExpression[] = isObject ? [node] : [];
  ts.forEachChild(node, (child) => void within.push(...objectsIn(child)));
  return within;
}

/** What the manifests of the office's features say, read and not run: these tests know the program from outside. */
const said = readdirSync(OFFICE)
  .sort()
  .map((folder) => join(OFFICE, folder, 'feature.ts'))
  .filter((path) => existsSync(path))
  .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext))
  .flatMap((source) => objectsIn(source).map(textsOf));

/** Every address of the office, behind `/#/office/`; one with `:` needs to be told of what. */
export const addresses = said.flatMap((texts) => texts.get('address') ?? []);

/** What leads to the screens, and from where. */
export const entries = said.flatMap((texts) => {
  const [place, name] = [texts.get('place'), texts.get('name')];
  return place === undefined || name === undefined ? [] : [{ place, name }];
});
