import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { systemClock } from '../src/common/clock';
import { createApp } from '../src/create-app';
import { unopenedConnection } from '../src/database/connect';
import { makeLog } from '../src/logging/log';
import { describeApi } from '../src/open-api';
import { readSettings } from '../src/settings/settings';

// Writes the OpenAPI document to the file it is told, from the routes alone: no database, no listening.
const [, , target] = process.argv;
const read = readSettings({});
if (target === undefined || !read.ok) throw new Error('Say where the document goes');
const app = await createApp(
  {
    settings: read.settings,
    connection: unopenedConnection(),
    databaseUri: 'none',
    jwtKey: 'no token is issued here',
    log: makeLog('silent'),
    clock: systemClock,
  },
  '.',
);
writeFileSync(target, `${JSON.stringify(describeApi(app), null, 2)}\n`);
