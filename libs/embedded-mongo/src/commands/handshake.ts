import { arch, platform } from 'node:process';
import { doc, integer, type Value } from '../bson/values';
import { maxDocumentSize } from '../tables/rows';
import { answering, type Command } from './context';

/** The version the server announces: it is a standalone server that speaks MongoDB 7.0. */
const maxWireVersion = 21;

const hello = (names: string, isPrimary: string): Command =>
  answering(
    `${names} helloOk client compression speculativeAuthenticate saslSupportedMechs loadBalanced topologyVersion maxAwaitTimeMS backpressure`,
    ({ connectionId }) =>
      doc({
        helloOk: true,
        [isPrimary]: true,
        maxBsonObjectSize: integer(maxDocumentSize),
        maxMessageSizeBytes: integer(48_000_000),
        maxWriteBatchSize: integer(100_000),
        logicalSessionTimeoutMinutes: integer(30),
        connectionId: integer(connectionId),
        minWireVersion: integer(0),
        maxWireVersion: integer(maxWireVersion),
        ok: 1,
      }),
  );

const constant = (declared: string, answer: Record<string, Value> = {}): Command =>
  answering(declared, () => doc({ ...answer, ok: 1 }));

export const handshake: Command[] = [
  hello('hello', 'isWritablePrimary'),
  hello('isMaster|ismaster', 'ismaster'),
  constant('ping'),
  constant('buildInfo|buildinfo', {
    version: '7.0.0',
    versionArray: [7, 0, 0, 0].map(integer),
    maxBsonObjectSize: integer(maxDocumentSize),
  }),
  constant('hostInfo', { system: doc({ cpuArch: arch }), os: doc({ type: platform }) }),
  constant('connectionStatus showPrivileges', {
    authInfo: doc({ authenticatedUsers: [], authenticatedUserRoles: [] }),
  }),
  // Sessions need no state here: they only serve transactions and retries, which this server does not have.
  constant('endSessions|killSessions|refreshSessions'),
];
