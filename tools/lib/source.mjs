import { join } from 'node:path';
import { root } from './workspace.mjs';

/** A module of the program's TypeScript source. @param path from the workspace's root */
export async function source(path) {
  const { runnerImport } = await import('vite');
  const options = { logLevel: 'silent', ssr: { noExternal: [/^@school\//] } };
  return (await runnerImport(join(root, path), options)).module;
}
