import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OFFICE = join(import.meta.dirname, '../../web/src/office');

/** The manifests of the office's features, read as text: these tests know the program from outside. */
const manifests = readdirSync(OFFICE)
  .sort()
  .map((folder) => join(OFFICE, folder, 'feature.ts'))
  .filter((path) => existsSync(path))
  .map((path) => readFileSync(path, 'utf8'));

const found = (pattern: RegExp) => manifests.flatMap((text) => [...text.matchAll(pattern)]);

/** Every address of the office, behind `/#/office/`; one with `:` needs to be told of what. */
export const addresses = found(/ address: '([^']+)'/g).map(([, address = '']) => address);

/** What leads to the screens, and from where. */
export const entries = found(/\{ place: '([^']+)', name: '([^']+)' \}/g).map(([, place = '', name = '']) => ({
  place,
  name,
}));
