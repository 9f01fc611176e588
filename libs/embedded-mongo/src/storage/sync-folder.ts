import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a folder, as the name of a new file in it is not safe before that. */
export function syncFolder(folder: string): void {
  // Windows cannot open a folder, and writes names by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
