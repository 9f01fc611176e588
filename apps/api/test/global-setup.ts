import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One database server for all specs: that of MONGODB_URI, or the embedded one, which is stopped when they have ended. */
export default async function startDatabase(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['MONGODB_URI']) {
    process.env['TEST_MONGODB_URI'] = process.env['MONGODB_URI'];
    return undefined;
  }
  const { startEmbeddedMongo } = await import('@school/embedded-mongo');
  const dataDir = mkdtempSync(join(tmpdir(), 'school-api-test-'));
  const database = await startEmbeddedMongo({ dataDir });
  process.env['TEST_MONGODB_URI'] = database.uri;
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
