import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { join } from 'node:path';

export interface ComponentOptions {
  /** The name in any spelling: `date-range`, `DateRange`. */
  readonly name: string;
}

const INDEX = 'libs/ui/src/index.ts';

/** Writes a component of the kit with its story and the example on its page, and exports it; refuses a name that is taken. */
export default async function component(tree: Tree, { name }: ComponentOptions): Promise<void> {
  const { fileName, className } = names(name);
  const folder = `libs/ui/src/${fileName}`;
  if (tree.exists(folder)) throw new Error(`The kit already has ${folder}`);
  generateFiles(tree, join(__dirname, 'files'), folder, { fileName, className, tmpl: '' });
  const line = `export { ${className}, type ${className}Props } from './${fileName}/${fileName}';\n`;
  tree.write(INDEX, `${tree.read(INDEX, 'utf-8') ?? ''}${line}`);
  await formatFiles(tree);
}
