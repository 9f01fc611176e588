// `npm run pack:kit`: packs the kit in dist/kit, to be installed elsewhere (libs/ui/docs/package.md).
import { join, relative } from 'node:path';
import { packKit } from './lib/kit-package.mjs';
import { root } from './lib/workspace.mjs';

const { tarball, manifest } = await packKit(join(root, 'dist/kit'));
console.log(`${manifest.name} ${manifest.version}: ${relative(root, tarball)}`);
