import { Global, Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { patiently } from './connect';
import { throughRestarts } from './database-away';
import { DATABASE_URI, DatabaseWatch } from './database-watch';

/** Hands the one connection to every feature, and makes all indexes before the server is ready. */
@Global()
@Module({})
export class DatabaseModule implements OnModuleInit {
  constructor(
    @Inject(getConnectionToken()) private readonly connection: Connection,
    @Inject(DATABASE_URI) private readonly uri: string,
  ) {}

  /** @param uri where the connection leads, for when it must be made anew */
  static on(connection: Connection, uri: string): DynamicModule {
    const provider = { provide: getConnectionToken(), useValue: connection };
    return {
      module: DatabaseModule,
      providers: [provider, { provide: DATABASE_URI, useValue: uri }, DatabaseWatch],
      exports: [provider, DatabaseWatch],
    };
  }

  /** A unique index is a rule (no ID twice, no receipt twice), so nothing is served without it. */
  async onModuleInit(): Promise<void> {
    const models = Object.values(this.connection.models);
    await patiently(this.uri, async (patient) => {
      for (const { modelName, schema } of models) {
        const model = patient.model(modelName, schema);
        await throughRestarts(() => model.createIndexes());
      }
    });
  }
}
