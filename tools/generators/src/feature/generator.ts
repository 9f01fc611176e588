import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { formatFiles, generateFiles, logger, type GeneratorCallback, type Tree } from '@nx/devkit';
import { addBefore, addElement, addExport, addNamedImport, addProperty } from '../entries';
import { featureNames, type FeatureNames, type FeatureOptions } from './feature-names';

/** Where each part of a feature goes. */
const placesOf = ({ file }: FeatureNames) => ({
  domain: `libs/domain/src/${file}`,
  api: `apps/api/src/${file}`,
  'api-test': 'apps/api/test',
  web: `apps/web/src/office/${file}`,
  e2e: 'apps/web-e2e/src',
});

const text = (words: string) => JSON.stringify(words);

/** The rules are one more room of the domain; what they call a field and why they refuse stands in the catalogues. */
function enterInDomain(tree: Tree, { file, oneFile }: FeatureNames): void {
  addExport(tree, 'libs/domain/src/index.ts', `./${file}`);
  const catalogues = [
    {
      language: 'en',
      within: '',
      refusals: 'englishRefusals',
      name: 'Name',
      remark: 'Remark',
      taken: 'This name is already in the list',
    },
    {
      language: 'hi',
      within: 'hindiWords.',
      refusals: 'hindiRefusals',
      name: 'नाम',
      remark: 'टिप्पणी',
      taken: 'यह नाम सूची में पहले से है',
    },
  ];
  for (const { language, within, refusals, name, remark, taken } of catalogues) {
    const path = `libs/domain/src/words/${language}.ts`;
    addProperty(tree, path, `${within}labels`, 'name', text(name));
    addProperty(tree, path, `${within}labels`, 'remark', text(remark));
    const said = `libs/domain/src/words/refusals.${language}.ts`;
    addProperty(tree, said, refusals, `${oneFile}-name-taken`, text(taken));
  }
}

function enterInApi(tree: Tree, { file, oneFile, Many }: FeatureNames): void {
  const app = 'apps/api/src/app.module.ts';
  addNamedImport(tree, app, `${Many}Module`, `./${file}/${file}.module`);
  addElement(tree, app, 'features', `${Many}Module`);
  addProperty(tree, 'apps/api/src/common/refusal.ts', 'statuses', `${oneFile}-name-taken`, '409');
}

function enterInWeb(tree: Tree, names: FeatureNames): void {
  const { file, one, many, Many, title, hindiTitle } = names;
  const web = 'apps/web/src';
  addProperty(tree, `${web}/api/keys.ts`, 'keys', many, `['${many}']`);
  const pageKey = `(page: number) => ['${many}', page] as const`;
  addProperty(tree, `${web}/api/keys.ts`, 'keys', `${one}Page`, pageKey);
  const catalogues = [
    {
      path: `${web}/messages/feature-texts.ts`,
      list: 'englishFeatures',
      language: 'en',
      texts: `${many}En`,
      label: title,
    },
    {
      path: `${web}/messages/hindi.ts`,
      list: 'features',
      language: 'hi',
      texts: `${many}Hi`,
      label: hindiTitle,
    },
  ];
  for (const { path, list, language, texts, label } of catalogues) {
    addNamedImport(tree, path, texts, `../office/${file}/messages.${language}`);
    addProperty(tree, path, list, many, texts);
    const shell = language === 'en' ? 'shellEn' : 'shellHi';
    addProperty(tree, `${web}/office/shell/messages.${language}.ts`, `${shell}.sidebar`, file, text(label));
  }
  const routes = `${web}/app/routes.tsx`;
  const load = `page(() => import('../office/${file}/${file}-page'), '${Many}Page')`;
  addBefore(tree, routes, 'publicRoutes', `const ${Many}Page = ${load};`);
  addElement(tree, routes, 'officeRoutes', `{ path: '${file}', element: <${Many}Page /> }`);
  const sidebar = `${web}/office/shell/sidebar-entries.tsx`;
  addNamedImport(tree, sidebar, 'ScrollText', 'lucide-react');
  addElement(tree, sidebar, 'officeGroup', `{ key: '${file}', icon: ScrollText }`);
}

/** The walk over every screen takes it along, and the story of the sidebar expects it there. */
function enterInStories(tree: Tree, { file, title }: FeatureNames): void {
  addElement(tree, 'apps/web-e2e/src/routes.ts', 'officePaths', `'${file}'`);
  addElement(tree, 'apps/web-e2e/src/office.spec.ts', 'sidebar', text(title));
}

/** The client is made from the API as it is now; then it is said what no program can know. */
const finish =
  (tree: Tree, { file, hindiTitle }: FeatureNames, isNamedInHindi: boolean) =>
  () => {
    const nx = join(tree.root, 'node_modules/.bin/nx');
    const task = ['run', 'api-client:generate', '--outputStyle=static'];
    execFileSync(nx, task, { cwd: tree.root, stdio: 'inherit', shell: process.platform === 'win32' });
    logger.info(`The feature is at /#/office/${file}; npm run dev shows it.`);
    if (!isNamedInHindi)
      logger.info(
        `In Hindi it is called "${hindiTitle}" until messages.hi.ts, there and of the shell, say better.`,
      );
  };

/**
 * Writes a feature as this house makes them: rule, storage, calls, screen, texts in both languages, tests of each; enters
 * it where it must be known, and makes the client anew. Refuses a name that is taken, before anything is written.
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
  for (const [part, folder] of places)
    generateFiles(tree, join(__dirname, 'files', part), folder, { ...names, tmpl: '' });
  enterInDomain(tree, names);
  enterInApi(tree, names);
  enterInWeb(tree, names);
  enterInStories(tree, names);
  await formatFiles(tree);
  return finish(tree, names, options.hindi !== undefined);
}
