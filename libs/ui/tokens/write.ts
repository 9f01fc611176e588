// `npm run tokens`: writes the tokens beside this file, for those who do not build with the kit.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenFiles } from './tokens';

for (const [name, text] of Object.entries(tokenFiles())) {
  writeFileSync(join(import.meta.dirname, name), text);
  process.stdout.write(`libs/ui/tokens/${name}\n`);
}
