const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** One database server for all specs: the one of MONGODB_URI, or the embedded one. */
module.exports = async () => {
  if (process.env.MONGODB_URI) {
    process.env.TEST_MONGODB_URI = process.env.MONGODB_URI;
    return;
  }
  const { startEmbeddedMongo } = require('@school/embedded-mongo');
  const dataDir = mkdtempSync(join(tmpdir(), 'school-api-test-'));
  const database = await startEmbeddedMongo({ dataDir });
  process.env.TEST_MONGODB_URI = database.uri;
  globalThis.schoolTestDatabase = { database, dataDir };
};
