import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  changesBetween,
  rightsOf,
  staffRights,
  teachingChanges,
  teachingOf,
  type AuditAction,
  type AuditChange,
  type AuditSubject,
  type Language,
  type Role,
  type StaffRight,
  type StaffStatus,
  type Teaching,
  type WaitingAccount,
} from '@school/domain';
import { Types, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { rangeOf } from '../common/network-of';
import { pageOf } from '../common/page-of';
import type { Page } from '../common/paged';
import type { Usernames } from './account-names';
import {
  accountSubjectOf,
  foldUsername,
  lookOf,
  otherClosures,
  STAFF,
  statusOf,
  type StaffAccount,
} from './accounts.schema';
import type { SignInAccounts } from './sign-in-account';

/** The id of the account that the first start makes: two starts at once cannot both insert it. */
const FIRST_ACCOUNT = new Types.ObjectId('000000000000000000000001');

export type NewAccount = Omit<StaffAccount, '_id' | 'foldedUsername'>;

/** The audit log's actions for the moves of an account (D60). */
const moveActions: Readonly<Record<StaffStatus, AuditAction>> = {
  waiting: 'account-made',
  active: 'account-activated',
  refused: 'account-refused',
  deactivated: 'account-deactivated',
};

/** The stored form of a status, as `statusOf` reads it. */
const statusFilter = (status: StaffStatus) => {
  if (status === 'active') return { active: true };
  return { active: false, closed: status === 'deactivated' ? { $nin: otherClosures } : status };
};

const SCREEN_ORDER = { active: 1, closed: -1, createdAt: -1, _id: -1 } as const;

@Injectable()
export class AccountsRepository implements SignInAccounts {
  readonly wrongLogin = 'wrongLogin';

  constructor(
    @InjectModel(STAFF) private readonly accounts: Model<StaffAccount>,
    private readonly audit: AuditTrail,
  ) {}

  /** @param id an ObjectId as text */
  async findById(id: string): Promise<StaffAccount | null> {
    return this.accounts.findById(id).lean<StaffAccount>();
  }

  async findByUsername(username: string): Promise<StaffAccount | null> {
    return this.accounts.findOne({ foldedUsername: foldUsername(username) }).lean<StaffAccount>();
  }

  subjectOf(account: Pick<StaffAccount, 'username' | 'fname'>): AuditSubject {
    return accountSubjectOf(account);
  }

  guardedAs(username: string): string {
    return username;
  }

  /** Always false: made passwords are told only once, and chosen ones are never among the most used. */
  isKnownToOthers(): boolean {
    return false;
  }

  /** Every account: waiting, refused or deactivated, working here; the newest first. */
  async all(): Promise<StaffAccount[]> {
    return this.accounts.find().sort(SCREEN_ORDER).lean<StaffAccount[]>();
  }

  /** The login ids of all accounts by their ids, to tell apart people who share a name. */
  async usernames(): Promise<Usernames> {
    // Sorted like this the query uses an index: no query here reads a whole collection without one.
    const accounts = await this.accounts
      .find({}, { username: 1 })
      .sort({ _id: 1 })
      .lean<Pick<StaffAccount, '_id' | 'username'>[]>();
    return new Map(accounts.map(({ _id, username }) => [_id.toHexString(), username]));
  }

  /** One page of the accounts. @param page from 1 on */
  async page(page: number, size: number): Promise<Page<StaffAccount>> {
    const rows = this.accounts.find().sort(SCREEN_ORDER).lean<StaffAccount[]>();
    return pageOf(rows, this.accounts.estimatedDocumentCount(), page, size);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.accounts.findOne({}, { _id: 1 }).lean()) === null;
  }

  /** The waiting accounts, and the addresses they were requested from. */
  async waiting(): Promise<(WaitingAccount & Pick<StaffAccount, '_id'>)[]> {
    const waiting = await this.accounts
      .find(statusFilter('waiting'), { registeredFrom: 1, createdAt: 1 })
      .lean<Pick<StaffAccount, '_id' | 'registeredFrom' | 'createdAt'>[]>();
    return waiting.map(({ registeredFrom = '', ...account }) => ({
      ...account,
      registeredFrom,
      range: rangeOf(registeredFrom),
    }));
  }

  /** The number of accounts that asked for a new password and have not got one yet. */
  async countForgottenPasswords(): Promise<number> {
    return this.accounts.countDocuments({ ...statusFilter('active'), forgotPasswordAt: { $ne: null } });
  }

  /** Removes accounts that have been waiting since before this moment; their lines in the audit log stay. */
  async removeWaitingSince(moment: Date): Promise<void> {
    await this.accounts.deleteMany({ ...statusFilter('waiting'), createdAt: { $lt: moment } });
  }

  /** @returns whether there was one */
  private async removeRefused(username: string): Promise<boolean> {
    const filter = { foldedUsername: foldUsername(username), ...statusFilter('refused') };
    return (await this.accounts.deleteOne(filter)).deletedCount === 1;
  }

  async hasActiveAdmin(): Promise<boolean> {
    return (
      (await this.accounts.findOne({ ...statusFilter('active'), role: 'admin' }, { _id: 1 }).lean()) !== null
    );
  }

  /**
   * Makes the first account; may be called again with the same one when the answer was lost.
   * @returns false when another process made it in the same moment
   */
  async insertFirst(account: NewAccount): Promise<boolean> {
    if ((await this.insert(account, FIRST_ACCOUNT)) !== undefined) return true;
    const first = await this.findById(FIRST_ACCOUNT.toHexString());
    return first?.passwordHash === account.passwordHash;
  }

  /** @returns its id; undefined when the login id is taken, or looks like a taken one */
  async insert(account: NewAccount, _id = new Types.ObjectId()): Promise<Types.ObjectId | undefined> {
    const { fname, role, rights = [] } = account;
    const look = lookOf(account.username);
    if ([...(await this.usernames()).values()].some((username) => lookOf(username) === look))
      return undefined;
    const line = this.lineOf(account, 'account-made', [
      ...changesBetween({}, { fname, role, staffStatus: statusOf(account) }),
      ...rights.map((right) => ({ field: 'right', after: right })),
    ]);
    const foldedUsername = foldUsername(account.username);
    const isStored = await this.audit.create(this.accounts, { ...account, _id, foldedUsername }, line);
    return isStored ? _id : undefined;
  }

  /** Inserts an account; the login id of a refused account may be used again. @returns as `insert` */
  async insertOverRefused(account: NewAccount): Promise<Types.ObjectId | undefined> {
    const id = await this.insert(account);
    if (id !== undefined || !(await this.removeRefused(account.username))) return id;
    return this.insert(account);
  }

  /** Removes an account that nobody has let in yet. */
  async removeWaiting(_id: Types.ObjectId): Promise<void> {
    await this.accounts.deleteOne({ _id, ...statusFilter('waiting') });
  }

  /**
   * Sets a password that somebody else hands to the account's owner, who changes it at the first sign-in (D87). Each token issued
   * until now becomes void, and an open request for a new password is closed (D8, D11).
   * @returns null when the account is not active
   */
  async handPassword(id: string, passwordHash: string, now: Date): Promise<StaffAccount | null> {
    const change = { $set: { passwordHash, mustChangePassword: true }, $unset: { forgotPasswordAt: 1 } };
    return this.changePassword(id, statusFilter('active'), change, now);
  }

  /**
   * Sets a password that the account's owner chose; the account's tokens become void, too.
   * @param currentHash the hash of the current password, which the owner has just entered
   * @returns null when the account is gone, or has got another password meanwhile
   */
  async setOwnPassword(
    id: string,
    currentHash: string,
    passwordHash: string,
    now: Date,
  ): Promise<StaffAccount | null> {
    const change = { $set: { passwordHash }, $unset: { forgotPasswordAt: 1, mustChangePassword: 1 } };
    return this.changePassword(id, { passwordHash: currentHash }, change, now);
  }

  private async changePassword(
    id: string,
    condition: QueryFilter<StaffAccount>,
    change: UpdateQuery<StaffAccount>,
    now: Date,
  ): Promise<StaffAccount | null> {
    return this.changeAndVoidTokens(id, condition, change, now, 'account-password', [
      { field: 'password', isHidden: true },
    ]);
  }

  /** Keeps the language that the account's owner works in. */
  async setLanguage(id: string, language: Language): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: { language } });
  }

  /** Records a request for a new password on an active account, unless one is open; does nothing in all other cases. */
  async askForPassword(username: string, now: Date): Promise<void> {
    await this.accounts.updateOne(
      { foldedUsername: foldUsername(username), active: true, forgotPasswordAt: null },
      { $set: { forgotPasswordAt: now } },
    );
  }

  /**
   * Moves an account to another status, once: of two administrators who do it at the same time, one comes too late.
   * Its tokens become void, so that none of them works again when the account is let in again.
   * @returns null when the account does not, or no longer, have the status that it is moved from
   */
  async move(id: string, from: StaffStatus, to: StaffStatus, now: Date): Promise<StaffAccount | null> {
    const $set = { active: to === 'active', statusSince: now };
    const change = to === 'active' ? { $set, $unset: { closed: 1 } } : { $set: { ...$set, closed: to } };
    const action = from === 'waiting' && to === 'active' ? 'account-let-in' : moveActions[to];
    const changes = changesBetween({ staffStatus: from }, { staffStatus: to });
    return this.changeAndVoidTokens(id, statusFilter(from), change, now, action, changes);
  }

  /**
   * Gives an active account another role; its tokens become void, because they name the old one. Rights and sections of the old
   * role are lost: a teacher never has rights, and a former teacher has none until an administrator gives them (D58).
   * @returns null when the account is not active, or does not have the role that it is moved from
   */
  async setRole(id: string, from: Role, role: Role, now: Date): Promise<StaffAccount | null> {
    const condition = { ...statusFilter('active'), role: from };
    const changes = changesBetween({ role: from }, { role });
    const change = {
      $set: { role, ...(role === 'teacher' && { rights: [] }) },
      ...(role !== 'teacher' && { $unset: { teaching: 1, teachingRevision: 1 } }),
    };
    return this.changeAndVoidTokens(id, condition, change, now, 'account-role', changes);
  }

  /**
   * Gives an active clerk exactly these rights; the tokens become void, because they name the old ones.
   * @returns null when the account is no active clerk any more, or was given other rights meanwhile
   */
  async setRights(
    { _id, role, rights: oldRights }: StaffAccount,
    rights: readonly StaffRight[],
    now: Date,
  ): Promise<StaffAccount | null> {
    const before = rightsOf({ role, rights: oldRights });
    const changes = staffRights.flatMap((right): AuditChange[] => {
      if (before.includes(right) === rights.includes(right)) return [];
      return [{ field: 'right', ...(rights.includes(right) ? { after: right } : { before: right }) }];
    });
    const condition = { ...statusFilter('active'), role: 'office' as const, rights: oldRights ?? null };
    const id = _id.toHexString();
    return this.changeAndVoidTokens(id, condition, { $set: { rights } }, now, 'account-rights', changes);
  }

  /**
   * Gives an active teacher exactly these sections. The tokens stay valid: none of them names a section, and the next call
   * already uses the new ones.
   * @param revision the revision of the sections that the administrator saw
   * @returns null when the account is no active teacher any more, or was given other sections meanwhile
   */
  async setTeaching(
    account: StaffAccount,
    revision: number,
    teaching: Teaching,
  ): Promise<StaffAccount | null> {
    const { _id } = account;
    const line = this.lineOf(account, 'account-teaching', teachingChanges(teachingOf(account), teaching));
    const filter = {
      _id,
      ...statusFilter('active'),
      role: 'teacher' as const,
      teachingRevision: revision === 0 ? null : revision,
    };
    const $set = { teaching, teachingRevision: revision + 1 };
    const changed = await this.accounts
      .findOneAndUpdate(filter, { $set, $push: { unaudited: line } }, { returnDocument: 'after' })
      .lean<StaffAccount>();
    if (changed) await this.audit.keep(STAFF, _id, line);
    return changed;
  }

  /** Voids all tokens issued so far. They count in whole seconds: new ones start after this second and its earlier changes. */
  private async changeAndVoidTokens(
    id: string,
    condition: QueryFilter<StaffAccount>,
    change: UpdateQuery<StaffAccount>,
    now: Date,
    action: AuditAction,
    changes: readonly AuditChange[],
  ): Promise<StaffAccount | null> {
    const account = await this.findById(id);
    if (!account) return null;
    const line = this.lineOf(account, action, changes);
    const filter = { _id: account._id, ...condition };
    await this.accounts.updateOne(filter, { $max: { tokensValidFrom: Math.floor(now.getTime() / 1000) } });
    const changed = await this.accounts
      .findOneAndUpdate(
        filter,
        { ...change, $inc: { tokensValidFrom: 1 }, $push: { unaudited: line } },
        { returnDocument: 'after' },
      )
      .lean<StaffAccount>();
    if (changed) await this.audit.keep(STAFF, account._id, line);
    return changed;
  }

  private lineOf(
    account: Pick<StaffAccount, 'username' | 'fname'>,
    action: AuditAction,
    changes: readonly AuditChange[],
  ) {
    return this.audit.line(action, accountSubjectOf(account), changes);
  }
}
