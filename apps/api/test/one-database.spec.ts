import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '../src');

it('the office does not know which database it talks to; only its start and its backups do', () => {
  const knowing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .filter((path) => !path.startsWith('backups'))
    .filter((path) => /embedded|lmdb/i.test(readFileSync(join(source, path), 'utf8')));
  expect(knowing).toEqual(['start.ts']);
});
