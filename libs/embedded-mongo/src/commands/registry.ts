import { aggregate } from '../aggregate/aggregate';
import * as collections from './collections';
import type { Command } from './context';
import { distinct } from './distinct';
import { explain } from './explain';
import { findAndModify } from './find-and-modify';
import { count, find, getMore, killCursors } from './find';
import * as handshake from './handshake';
import * as indexes from './indexes';
import { collStats, dbStats } from './stats';
import { insert, remove, update } from './write';

/** All commands there are, by the name a request begins with. */
export const commands = new Map<string, Command>(
  Object.entries({
    ...handshake,
    ismaster: handshake.isMaster,
    buildinfo: handshake.buildInfo,
    ...collections,
    ...indexes,
    deleteIndexes: indexes.dropIndexes,
    insert,
    update,
    delete: remove,
    findAndModify,
    findandmodify: findAndModify,
    find,
    getMore,
    killCursors,
    count,
    distinct,
    aggregate,
    explain,
    collStats,
    collstats: collStats,
    dbStats,
    dbstats: dbStats,
  }),
);
