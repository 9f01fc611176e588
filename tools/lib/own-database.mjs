// With MONGODB_URI set the tests run on that server: each office of a test has its own database there.
import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';

const parts = /^(mongodb(?:\+srv)?:\/\/)([^/?]+)\/?([^?]*)\??(.*)$/;

/** The URI of a new database on the same server; a URI of several hosts is no URL. */
export function ownDatabase(uri) {
  const [, scheme, hosts, database, query] = parts.exec(uri);
  const options = new URLSearchParams(query);
  // The old path also named the database that knows the user.
  if (hosts.includes('@') && !options.has('authSource')) options.set('authSource', database || 'admin');
  const text = options.toString();
  return `${scheme}${hosts}/test_${randomBytes(6).toString('hex')}${text && `?${text}`}`;
}

/** Drops a database with all its data. */
export async function dropDatabase(uri) {
  const client = new MongoClient(uri);
  try {
    await client.db().dropDatabase();
  } finally {
    await client.close();
  }
}
