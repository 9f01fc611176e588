// Fails when the committed OpenAPI document or client differs from what the API generates now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './lib/workspace.mjs';

const GENERATED = ['libs/api-client/openapi.json', 'libs/api-client/src/generated/api.ts'];
const contents = () => GENERATED.map((path) => readFileSync(join(root, path), 'utf8'));

const committed = contents();
const code = await runTool('nx', ['run', 'api-client:generate', '--skip-nx-cache', '--outputStyle=static']);
if (code !== 0) process.exit(code);
const stale = GENERATED.filter((_, index) => contents()[index] !== committed[index]);
if (stale.length > 0) {
  console.error(`Out of date, and rewritten just now; review and commit: ${stale.join(', ')}`);
  process.exit(1);
}
console.log('The committed client is what the API generates.');
