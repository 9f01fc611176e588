// Proves that the import rules bite: lints the deliberately bad file and expects a refusal of every import in it.
import { ESLint } from 'eslint';

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
