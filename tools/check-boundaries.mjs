// Proves that the import rules work: lints the deliberately bad file and expects that every import in it is refused. Also proves
// that Nx sees all imports: otherwise a build on a new machine would leave out needed parts, and caches would never expire.
import { createProjectGraphAsync } from '@nx/devkit';
import { cruise } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import folderRules from '../.dependency-cruiser.cjs';

const FIXTURE = 'libs/domain/lint-fixtures/forbidden-imports.ts';
const FORBIDDEN = ['@nestjs/common', '@school/ui', 'mongoose', 'react'];

const [result] = await new ESLint({ ignore: false }).lintFiles(FIXTURE);
const refused = result.messages.filter(({ ruleId }) => ruleId === '@nx/enforce-module-boundaries');
if (refused.length !== FORBIDDEN.length) {
  console.error(`Lint refused ${refused.length} of ${FORBIDDEN.length} forbidden imports in ${FIXTURE}:`);
  console.error(
    result.messages.map(({ line, ruleId, message }) => `  ${line} ${ruleId} ${message}`).join('\n'),
  );
  process.exit(1);
}
console.log(`Lint refuses all ${FORBIDDEN.length} forbidden imports of libs/domain.`);

/** Counts the lines of a file that lint refuses by a rule; ends the check if the number is not the expected one. */
async function expectRefusals(what, lines, ruleId, expected) {
  for (const [filePath, refusals] of expected) {
    const [{ messages }] = await new ESLint().lintText(lines.join('\n'), { filePath });
    const found = messages.filter((message) => message.ruleId === ruleId).length;
    if (found === refusals) continue;
    console.error(`Lint refused ${found} of ${refusals} imports of ${what} in ${filePath}.`);
    process.exit(1);
  }
  console.log(`Lint refuses ${what} where it must not be known.`);
}

const NAMES_DATABASE = [
  "import { startEmbeddedMongo } from '@school/embedded-mongo';",
  "void import('@school/embedded-mongo');",
];
await expectRefusals('the embedded database by name', NAMES_DATABASE, 'no-restricted-syntax', [
  ['apps/api/src/fees/fees.service.ts', NAMES_DATABASE.length],
  ['apps/api/src/start.ts', 0],
]);

const NAMES_SCHOOL = [
  "import { formatRupees } from '@school/domain';",
  "import { hindiWords } from '@school/domain/hindi';",
  "import { Receipt } from '../school/receipt/receipt';",
  "import { schoolEn } from '../school';",
];
await expectRefusals('the school by the kit', NAMES_SCHOOL, 'no-restricted-imports', [
  ['libs/ui/src/alert/alert.tsx', NAMES_SCHOOL.length],
  ['libs/ui/src/alert/alert.stories.tsx', NAMES_SCHOOL.length],
  ['libs/ui/src/school/receipt/receipt.tsx', 0],
]);

const WRONG_ARROWS = ['apps/web/lint-fixtures', 'apps/api/lint-fixtures'];
const { forbidden, options } = folderRules;
const { output } = await cruise(WRONG_ARROWS, { ...options, ruleSet: { forbidden }, validate: true });
const broken = new Set(output.summary.violations.map(({ rule }) => rule.name));
const blunt = forbidden.filter(({ name }) => !broken.has(name)).map(({ name }) => name);
if (blunt.length > 0) {
  console.error(
    `Nothing in ${WRONG_ARROWS.join(' and ')} is refused by ${blunt.join(' and ')} (.dependency-cruiser.cjs).`,
  );
  process.exit(1);
}
console.log(`All ${forbidden.length} rules between folders refuse the arrow that breaks them.`);

const { dependencies } = await createProjectGraphAsync();
const blind = ['domain', 'embedded-mongo'].filter(
  (library) => !dependencies.api?.some(({ target }) => target === library),
);
if (blind.length > 0) {
  console.error(`Nx does not see that the API imports ${blind.join(' and ')} (pluginsConfig in nx.json).`);
  process.exit(1);
}
