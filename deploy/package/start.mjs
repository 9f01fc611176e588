// `node start.mjs`: starts the office out of this folder, wherever it is called from; it needs Node.js and nothing else.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(fileURLToPath(import.meta.url)));
const { os, cpu } = JSON.parse(readFileSync('package.json', 'utf8'));
if (!os.includes(process.platform) || !cpu.includes(process.arch)) {
  console.error(
    `This package is for ${os} on ${cpu}, and this PC is ${process.platform} on ${process.arch}: parts of it are made ` +
      'for one kind of PC. Make it there: npm run package.',
  );
  process.exit(1);
}
await import('./tools/start.mjs');
