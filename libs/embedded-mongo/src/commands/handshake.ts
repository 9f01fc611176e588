import { arch, platform } from 'node:process';
import { DateTime, doc, integer, type Doc } from '../bson/values';
import { answering, type Context } from './context';

/** What the server says of itself: a standalone server that speaks MongoDB 7.0. */
const maxWireVersion = 21;
const versionText = '7.0.0';

function describe({ now, connectionId }: Context, legacy: boolean): Doc {
  return doc({
    helloOk: true,
    ...(legacy ? { ismaster: true } : { isWritablePrimary: true }),
    maxBsonObjectSize: integer(16 * 1024 * 1024),
    maxMessageSizeBytes: integer(48_000_000),
    maxWriteBatchSize: integer(100_000),
    localTime: new DateTime(now),
    logicalSessionTimeoutMinutes: integer(30),
    connectionId: integer(connectionId),
    minWireVersion: integer(0),
    maxWireVersion: integer(maxWireVersion),
    readOnly: false,
    ok: 1,
  });
}

const helloFields =
  'helloOk client compression speculativeAuthenticate saslSupportedMechs loadBalanced topologyVersion maxAwaitTimeMS backpressure';

export const hello = answering(`hello ${helloFields}`, (context) => describe(context, false));

export const isMaster = answering(`isMaster ismaster ${helloFields}`, (context) => describe(context, true));

export const ping = answering('ping', () => doc({ ok: 1 }));

export const buildInfo = answering('buildInfo buildinfo', () =>
  doc({
    version: versionText,
    versionArray: [7, 0, 0, 0].map(integer),
    gitVersion: 'embedded',
    modules: ['embedded'],
    storageEngines: ['lmdb'],
    bits: integer(64),
    debug: false,
    maxBsonObjectSize: integer(16 * 1024 * 1024),
    ok: 1,
  }),
);

export const hostInfo = answering('hostInfo', () =>
  doc({ system: doc({ cpuArch: arch }), os: doc({ type: platform }), ok: 1 }),
);

export const connectionStatus = answering('connectionStatus showPrivileges', () =>
  doc({ authInfo: doc({ authenticatedUsers: [], authenticatedUserRoles: [] }), ok: 1 }),
);

/** Sessions need no state here: they only order transactions and retries, which this server does not have. */
export const endSessions = answering('endSessions', () => doc({ ok: 1 }));
export const killSessions = answering('killSessions', () => doc({ ok: 1 }));
export const refreshSessions = answering('refreshSessions', () => doc({ ok: 1 }));
