import { aggregate } from '../aggregate/aggregate';
import * as collections from './collections';
import { explain } from './explain';
import { count, distinct, find, getMore, killCursors } from './find';
import { handshake } from './handshake';
import * as indexes from './indexes';
import { collStats, dbStats } from './stats';
import { findAndModify, insert, remove, update } from './write';

const all = [
  ...handshake,
  ...Object.values(collections),
  ...Object.values(indexes),
  ...[insert, update, remove, findAndModify],
  ...[find, getMore, killCursors, count, distinct, aggregate],
  ...[explain, collStats, dbStats],
];

/** All commands there are, by the names a request may begin with. */
export const commands = new Map(all.flatMap((command) => command.names.map((name) => [name, command])));
