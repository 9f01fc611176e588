import { Global, Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { throughRestarts } from './database-away';

/** Hands the one connection to every feature, and makes all indexes before the server is ready. */
@Global()
@Module({})
export class DatabaseModule implements OnModuleInit {
  constructor(@Inject(getConnectionToken()) private readonly connection: Connection) {}

  static on(connection: Connection): DynamicModule {
    const provider = { provide: getConnectionToken(), useValue: connection };
    return { module: DatabaseModule, providers: [provider], exports: [provider] };
  }

  /** A unique index is a rule (no ID twice, no receipt twice), so nothing is served without it. */
  async onModuleInit(): Promise<void> {
    for (const model of Object.values(this.connection.models))
      await throughRestarts(() => model.createIndexes());
  }
}
