// `npm run package`: packs the office as one archive in dist/office, for a PC with only Node.js (docs/deployment.md).
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureBuilt, root } from './lib/workspace.mjs';

await ensureBuilt();
// Imported only now, as it imports packages that have just been installed.
const { PACKAGES, packOffice } = await import('./lib/office-package.mjs');
const { archive, packages, compiled } = packOffice(PACKAGES);
const megabytes = (statSync(archive).size / 1e6).toFixed(0);
console.log(
  `${relative(root, archive)}: ${megabytes} MB with ${packages} packages, only for ${process.platform} on ${process.arch}.\n` +
    'For another kind of PC, make it on one: parts of it are compiled for one kind only.',
);
if (compiled.length > 0)
  console.log(`Compiled on this PC, for a system as new as this one: ${compiled.join(', ')}.`);
