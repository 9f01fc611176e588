import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { ownDatabase } from '../../../../tools/lib/own-database.mjs';
import { connect } from '../../src/database/connect';

/** Documents as an earlier version of the program stored them, one on each line. @param name of a file in `test/migrations` */
export const storedBefore = <Stored = mongo.Document>(name: string): Stored[] =>
  mongoose.mongo.BSON.EJSON.parse(
    readFileSync(join(__dirname, `../migrations/${name}.json`), 'utf8'),
  ) as Stored[];

/** A database of a test's own. */
export class TestDatabase {
  private constructor(
    private readonly connection: Connection,
    readonly db: mongo.Db,
  ) {}

  static async open(): Promise<TestDatabase> {
    const connection = await connect(ownDatabase(process.env['TEST_MONGODB_URI'] ?? ''));
    if (!connection.db) throw new Error('not connected');
    return new TestDatabase(connection, connection.db);
  }

  async close(): Promise<void> {
    await this.connection.dropDatabase();
    await this.connection.close();
  }
}
