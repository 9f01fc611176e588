import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  formatFiles,
  generateFiles,
  logger,
  visitNotIgnoredFiles,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit';
import { addElement, addExport, addNamedImport, declaredNames } from '../entries';
import { featureNames, type FeatureNames, type FeatureOptions } from './feature-names';

/** The folder of each part of a feature. */
const placesOf = ({ file }: FeatureNames) => ({
  domain: `libs/domain/src/${file}`,
  api: `apps/api/src/${file}`,
  'api-test': 'apps/api/test',
  web: `apps/web/src/office/${file}`,
  e2e: 'apps/web-e2e/src',
});

/** Enters a feature in the lists of all features: the domain's exports, the API's modules, the web app's manifests. */
function enter(tree: Tree, { file, many, Many }: FeatureNames): void {
  addExport(tree, 'libs/domain/src/index.ts', `./${file}`);
  const api = 'apps/api/src/app.module.ts';
  addNamedImport(tree, api, `${Many}Module`, `./${file}/${file}.module`);
  addElement(tree, api, 'features', `${Many}Module`);
  const web = 'apps/web/src/app/features.ts';
  addNamedImport(tree, web, many, `../office/${file}/feature`);
  addElement(tree, web, 'features', many);
}

/** Refuses a thing whose names the domain exports already, as they could not be told apart. @throws naming the file that has them */
function refuseTakenNames(tree: Tree, { one, One }: FeatureNames): void {
  const names = [
    ...[`new${One}Schema`, `New${One}`, `fold${One}Name`, `${one}Details`, `${One}Details`],
    ...[`${one}ListSchema`, `${One}ListQuery`],
  ];
  visitNotIgnoredFiles(tree, 'libs/domain/src', (path) => {
    if (!path.endsWith('.ts')) return;
    const taken = declaredNames(tree, path).find((name) => names.includes(name));
    if (taken !== undefined)
      throw new Error(`There is ${taken} already in ${path}: choose another name or --one=...`);
  });
}

/** Makes the client from the API as it is now, and then prints what is left to be done by hand. */
const finish =
  (tree: Tree, { file, hindiTitle }: FeatureNames, isNamedInHindi: boolean) =>
  () => {
    const nx = join(tree.root, 'node_modules/.bin/nx');
    const task = ['run', 'api-client:generate', '--outputStyle=static'];
    execFileSync(nx, task, { cwd: tree.root, stdio: 'inherit', shell: process.platform === 'win32' });
    logger.info(`The feature is at /#/office/${file}; npm run dev shows it.`);
    if (!isNamedInHindi)
      logger.info(`In Hindi it is called "${hindiTitle}" until messages.hi.ts says better.`);
  };

/**
 * Writes a feature in the style of this house: rule, storage, calls, screen, texts in both languages, and tests of each. Enters
 * it in all lists, and makes the client again. Refuses a name that is taken, before anything is written.
 */
export default async function feature(tree: Tree, options: FeatureOptions): Promise<GeneratorCallback> {
  const names = featureNames(options);
  const places = Object.entries(placesOf(names));
  const taken = [
    `libs/domain/src/${names.file}`,
    `apps/api/src/${names.file}`,
    `apps/web/src/office/${names.file}`,
  ];
  for (const path of taken) if (tree.exists(path)) throw new Error(`There is ${path} already`);
  refuseTakenNames(tree, names);
  for (const [part, folder] of places)
    generateFiles(tree, join(__dirname, 'files', part), folder, { ...names, tmpl: '' });
  enter(tree, names);
  await formatFiles(tree);
  return finish(tree, names, options.hindi !== undefined);
}
