import { aggregate } from '../aggregate/aggregate';
import type { Command } from './context';
import { create, drop, dropDatabase, listCollections, listDatabases, listIndexes } from './collections';
import { distinct } from './distinct';
import { explain } from './explain';
import { findAndModify } from './find-and-modify';
import { count, find, getMore, killCursors } from './find';
import {
  buildInfo,
  connectionStatus,
  endSessions,
  hello,
  hostInfo,
  isMaster,
  killSessions,
  ping,
  refreshSessions,
  startSession,
} from './handshake';
import { createIndexes, dropIndexes } from './indexes';
import { collStats, dbStats } from './stats';
import { insert, remove, update } from './write';

/** All commands there are, by the name a request begins with. */
export const commands = new Map<string, Command>(
  Object.entries({
    hello,
    isMaster,
    ismaster: isMaster,
    ping,
    buildInfo,
    buildinfo: buildInfo,
    hostInfo,
    connectionStatus,
    startSession,
    endSessions,
    killSessions,
    refreshSessions,
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
    create,
    drop,
    dropDatabase,
    listCollections,
    listDatabases,
    listIndexes,
    createIndexes,
    dropIndexes,
    deleteIndexes: dropIndexes,
    collStats,
    collstats: collStats,
    dbStats,
    dbstats: dbStats,
  }),
);
