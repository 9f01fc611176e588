import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A new file's name is only safe once its folder is flushed too. */
export function syncFolder(folder: string): void {
  // Windows cannot open a folder, and writes the name by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
