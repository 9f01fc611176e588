// With MONGODB_URI set the tests run on that server: each office of a test has a database of its own there.
import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';

const parts = /^(mongodb(?:\+srv)?:\/\/)([^/?]+)\/?([^?]*)\??(.*)$/;

/** The same server with a new database; a URI of several hosts is no URL. */
export function ownDatabase(uri) {
  const [, scheme, hosts, database, query] = parts.exec(uri);
  const options = new URLSearchParams(query);
  // The path also said where the user is known.
  if (hosts.includes('@') && !options.has('authSource')) options.set('authSource', database || 'admin');
  const text = options.toString();
  return `${scheme}${hosts}/test_${randomBytes(6).toString('hex')}${text && `?${text}`}`;
}

/** Takes a database away with all that is in it. */
export async function dropDatabase(uri) {
  const client = new MongoClient(uri);
  try {
    await client.db().dropDatabase();
  } finally {
    await client.close();
  }
}
