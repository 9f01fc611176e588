// `npm test -- "no circles"`: which folders may know which; the drawing of it is in docs/architecture.md.
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/** The second is deliberately bad: tools/check-boundaries.mjs proves on it that the rules bite. */
const OFFICES = ['apps/web/src/office', 'apps/web/lint-fixtures/office'];

/** A feature is a folder with a manifest. */
const features = OFFICES.flatMap((office) =>
  readdirSync(join(__dirname, office)).filter((folder) =>
    existsSync(join(__dirname, office, folder, 'feature.ts')),
  ),
);
const inOffice = (folder) => `^apps/web/(?:src|lint-fixtures)/office/${folder}/`;
const aFeature = inOffice(`(${features.join('|')})`);

const aFamily = '^apps/web/(?:src|lint-fixtures)/family/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-between-folders',
      comment: 'One of them stands above the other: move what both need below them, or hand it in.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'What two features need is a room under them; a page composes what belongs to no feature.',
      severity: 'error',
      from: { path: aFeature },
      to: { path: aFeature, pathNot: inOffice('$1') },
    },
    {
      name: 'only-the-app-knows-features',
      comment:
        'What is under the features is told about them by app/features.ts, through the context of screen.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: [aFeature, '^apps/web/src/(app|stories)/'] },
      to: { path: aFeature },
    },
    {
      name: 'only-the-app-knows-the-family',
      comment: 'What a family sees is made of rooms that the office shows too; nothing is made of it.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: [aFamily, '^apps/web/src/(app|stories)/'] },
      to: { path: aFamily },
    },
    {
      name: 'a-migration-knows-no-living-code',
      comment: 'It has to give the same result in five years: give it a copy of what it needs of a rule.',
      severity: 'error',
      from: { path: '^apps/api/(?:src|lint-fixtures)/migrations/\\d' },
      to: { path: '^(?:@school|libs|apps)/', pathNot: '^apps/api/src/(?:migrations|database)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests look at what they test from outside.
    exclude: { path: '\\.(spec|stories)\\.|/test/' },
    // Also what is imported for its type alone.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
