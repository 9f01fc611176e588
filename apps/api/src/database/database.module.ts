import { Global, Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, IndexDefinition } from 'mongoose';
import { withPatientConnection } from './connect';
import { throughRestarts } from './database-away';
import { DATABASE_URI, DatabaseWatch } from './database-watch';

/** The name that every driver gives an unnamed index; stored indexes have such names. */
const nameOf = (key: IndexDefinition) => Object.entries(key).flat().join('_');

/** Provides the one connection to every feature, and makes all indexes before the server is ready. */
@Global()
@Module({})
export class DatabaseModule implements OnModuleInit {
  constructor(
    @Inject(getConnectionToken()) private readonly connection: Connection,
    @Inject(DATABASE_URI) private readonly uri: string,
  ) {}

  /** @param uri the address of the connection, for opening it again */
  static on(connection: Connection, uri: string): DynamicModule {
    const provider = { provide: getConnectionToken(), useValue: connection };
    return {
      module: DatabaseModule,
      providers: [provider, { provide: DATABASE_URI, useValue: uri }, DatabaseWatch],
      exports: [provider, DatabaseWatch],
    };
  }

  /** A unique index enforces a rule (no ID twice, no receipt twice), so nothing is served without it. */
  async onModuleInit(): Promise<void> {
    const models = Object.values(this.connection.models);
    await withPatientConnection(this.uri, async ({ db }) => {
      if (!db) throw new Error('The connection to the database is closed.');
      for (const { collection, schema } of models) {
        const indexes = schema.indexes().map(([key, options]) => ({ name: nameOf(key), ...options, key }));
        // One command for a collection: Mongoose would send one for each index, and wait for the disk each time.
        const command = { createIndexes: collection.name, indexes };
        if (indexes.length > 0) await throughRestarts(async () => db.command(command));
      }
    });
  }
}
