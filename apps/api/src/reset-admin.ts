import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connection } from 'mongoose';
import { AccountsRepository } from './accounts/accounts.repository';
import { STAFF, accountsSchema, statusOf, type StaffAccount } from './accounts/accounts.schema';
import { madePassword } from './accounts/made-password';
import { PasswordService } from './accounts/password.service';
import { AuditTrail } from './audit/audit-trail';
import { AUDIT, auditSchema } from './audit/audit.schema';
import { AttemptsRepository } from './auth/attempts.repository';
import { ATTEMPTS, attemptsSchema, type AttemptLog } from './auth/attempts.schema';
import { LoginGuardService } from './auth/login-guard.service';
import { systemClock } from './common/clock';
import { connect } from './database/connect';
import { makeLog } from './logging/log';
import type { Settings } from './settings/settings';

export interface ResetAdmin {
  readonly username: string;
  readonly password: string;
}

/** Does work on the office's database, which is started for it unless a setting names a server. */
async function onDatabase<Value>(
  { MONGODB_URI, DATA_DIR }: Settings,
  work: (connection: Connection) => Promise<Value>,
): Promise<Value> {
  const workAt = async (uri: string) => {
    const connection = await connect(uri);
    return work(connection).finally(() => connection.close());
  };
  if (MONGODB_URI !== undefined) return workAt(MONGODB_URI);
  const dataDir = join(DATA_DIR, 'database');
  if (!existsSync(join(dataDir, 'store.mdb')))
    throw new Error(`There is no database in ${resolve(dataDir)}. Set DATA_DIR to the office's data folder.`);
  const { startEmbeddedMongo, DataFolderInUseError } = await import('@school/embedded-mongo');
  const database = await startEmbeddedMongo({ dataDir }).catch((error: unknown) => {
    if (error instanceof DataFolderInUseError)
      throw new Error('The office is running. Stop it, run this again, then start it.');
    throw error;
  });
  return workAt(database.uri).finally(() => database.stop());
}

/**
 * The way back in when no administrator can sign in (D59): a person at the office's PC can read its data anyway.
 * Every token of the account ends, its failed logins are forgotten, and a deactivated account is active again. The password
 * is changed at the first sign-in (D87).
 * @param name the administrator's login id
 * @throws Error with a sentence when there is no such administrator, or the database cannot be used
 */
export const resetAdmin = async (name: string, settings: Settings): Promise<ResetAdmin> =>
  onDatabase(settings, async (connection) => {
    connection.model(AUDIT, auditSchema);
    const audit = new AuditTrail(connection, systemClock, makeLog(settings.LOG_LEVEL));
    const staff = new AccountsRepository(connection.model<StaffAccount>(STAFF, accountsSchema), audit);
    const attempts = new AttemptsRepository(connection.model<AttemptLog>(ATTEMPTS, attemptsSchema));
    const account = await staff.findByUsername(name);
    if (account?.role !== 'admin') {
      // The person who knew the login id may have left the school.
      const admins = (await staff.all())
        .filter(({ role }) => role === 'admin')
        .map(({ username }) => username);
      throw new Error(
        `There is no administrator with the login id ${name}. Administrators: ${admins.join(', ') || 'none'}.`,
      );
    }
    const password = madePassword();
    const id = account._id.toHexString();
    const now = systemClock.now();
    if (!account.active) await staff.move(id, statusOf(account), 'active', now);
    await staff.handPassword(id, await new PasswordService().hash(password), now);
    await new LoginGuardService(attempts, systemClock).forgive(account.username);
    return { username: account.username, password };
  });
