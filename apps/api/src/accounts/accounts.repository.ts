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

/** What the audit log calls the moves of an account (D60). */
const moves: Readonly<Record<StaffStatus, AuditAction>> = {
  waiting: 'account-made',
  active: 'account-activated',
  refused: 'account-refused',
  deactivated: 'account-deactivated',
};

/** How a status is stored, as `statusOf` reads it. */
const stored = (status: StaffStatus) => {
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

  /** None is: those that were made are told once, and those that are chosen are not among the most used. */
  isKnownToOthers(): boolean {
    return false;
  }

  /** Every account: who waits, who was refused or deactivated, who works here; the newest first. */
  async all(): Promise<StaffAccount[]> {
    return this.accounts.find().sort(SCREEN_ORDER).lean<StaffAccount[]>();
  }

  /** The login ids of all, by the ids of the accounts: names that two share are told apart by them. */
  async usernames(): Promise<Usernames> {
    // In this order an index serves: nothing here reads a collection without one.
    const named = await this.accounts
      .find({}, { username: 1 })
      .sort({ _id: 1 })
      .lean<Pick<StaffAccount, '_id' | 'username'>[]>();
    return new Map(named.map(({ _id, username }) => [_id.toHexString(), username]));
  }

  /** One page of them. @param page from 1 on */
  async page(page: number, size: number): Promise<Page<StaffAccount>> {
    const found = this.accounts.find().sort(SCREEN_ORDER).lean<StaffAccount[]>();
    return pageOf(found, this.accounts.estimatedDocumentCount(), page, size);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.accounts.findOne({}, { _id: 1 }).lean()) === null;
  }

  /** Who waits, and from where they asked. */
  async waiting(): Promise<(WaitingAccount & Pick<StaffAccount, '_id'>)[]> {
    const waiting = await this.accounts
      .find(stored('waiting'), { registeredFrom: 1, createdAt: 1 })
      .lean<Pick<StaffAccount, '_id' | 'registeredFrom' | 'createdAt'>[]>();
    return waiting.map(({ registeredFrom = '', ...account }) => ({
      ...account,
      registeredFrom,
      range: rangeOf(registeredFrom),
    }));
  }

  /** How many asked for a new password, and have got none yet. */
  async countForgottenPasswords(): Promise<number> {
    return this.accounts.countDocuments({ ...stored('active'), forgotPasswordAt: { $ne: null } });
  }

  /** Removes accounts that have waited since before this moment; their lines in the audit log stay. */
  async removeWaitingSince(moment: Date): Promise<void> {
    await this.accounts.deleteMany({ ...stored('waiting'), createdAt: { $lt: moment } });
  }

  /** @returns whether there was one */
  private async removeRefused(username: string): Promise<boolean> {
    const refused = { foldedUsername: foldUsername(username), ...stored('refused') };
    return (await this.accounts.deleteOne(refused)).deletedCount === 1;
  }

  async hasActiveAdmin(): Promise<boolean> {
    return (await this.accounts.findOne({ ...stored('active'), role: 'admin' }, { _id: 1 }).lean()) !== null;
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

  /** @returns its id; undefined when the login id is taken, or looks like one that is */
  async insert(account: NewAccount, _id = new Types.ObjectId()): Promise<Types.ObjectId | undefined> {
    const { fname, role, rights = [] } = account;
    const looks = lookOf(account.username);
    if ([...(await this.usernames()).values()].some((username) => lookOf(username) === looks))
      return undefined;
    const line = this.lineOf(account, 'account-made', [
      ...changesBetween({}, { fname, role, staffStatus: statusOf(account) }),
      ...rights.map((right) => ({ field: 'right', after: right })),
    ]);
    const foldedUsername = foldUsername(account.username);
    const isStored = await this.audit.create(this.accounts, { ...account, _id, foldedUsername }, line);
    return isStored ? _id : undefined;
  }

  /** Inserts an account; the login id of somebody who was refused is free again. @returns as `insert` */
  async insertOverRefused(account: NewAccount): Promise<Types.ObjectId | undefined> {
    const id = await this.insert(account);
    if (id !== undefined || !(await this.removeRefused(account.username))) return id;
    return this.insert(account);
  }

  /** Removes an account that nobody let in yet. */
  async removeWaiting(_id: Types.ObjectId): Promise<void> {
    await this.accounts.deleteOne({ _id, ...stored('waiting') });
  }

  /**
   * A password that somebody else hands to the account's owner, who changes it at the first sign-in (D87). Every token issued
   * until now is void, and the request for it is answered (D8, D11).
   * @returns null when it is not active
   */
  async handPassword(id: string, passwordHash: string, now: Date): Promise<StaffAccount | null> {
    const change = { $set: { passwordHash, mustChangePassword: true }, $unset: { forgotPasswordAt: 1 } };
    return this.changePassword(id, stored('active'), change, now);
  }

  /**
   * A password that the account's owner chose; its tokens are void too.
   * @param from the hash of the one that the owner has shown to know
   * @returns null when the account is gone, or has got another password meanwhile
   */
  async setOwnPassword(
    id: string,
    from: string,
    passwordHash: string,
    now: Date,
  ): Promise<StaffAccount | null> {
    const change = { $set: { passwordHash }, $unset: { forgotPasswordAt: 1, mustChangePassword: 1 } };
    return this.changePassword(id, { passwordHash: from }, change, now);
  }

  private async changePassword(
    id: string,
    still: QueryFilter<StaffAccount>,
    change: UpdateQuery<StaffAccount>,
    now: Date,
  ): Promise<StaffAccount | null> {
    return this.changeAndVoidTokens(id, still, change, now, 'account-password', [
      { field: 'password', isHidden: true },
    ]);
  }

  /** Keeps the language that the account's owner works in. */
  async setLanguage(id: string, language: Language): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: { language } });
  }

  /** Leaves a request for a new password with an active account, unless one is open; anything else changes nothing. */
  async askForPassword(username: string, now: Date): Promise<void> {
    await this.accounts.updateOne(
      { foldedUsername: foldUsername(username), active: true, forgotPasswordAt: null },
      { $set: { forgotPasswordAt: now } },
    );
  }

  /**
   * Moves an account on, once: of two administrators at it at the same time, one comes too late.
   * Its tokens become void, so that none of them works again when the account does.
   * @returns null when it is not, or no longer, what it is moved from
   */
  async move(id: string, from: StaffStatus, to: StaffStatus, now: Date): Promise<StaffAccount | null> {
    const $set = { active: to === 'active', statusSince: now };
    const change = to === 'active' ? { $set, $unset: { closed: 1 } } : { $set: { ...$set, closed: to } };
    const action = from === 'waiting' && to === 'active' ? 'account-let-in' : moves[to];
    const changes = changesBetween({ staffStatus: from }, { staffStatus: to });
    return this.changeAndVoidTokens(id, stored(from), change, now, action, changes);
  }

  /**
   * Gives an active account another role; its tokens are void, as they name the old one. What it was given for the old one does
   * not come along: a teacher never has rights, and whoever was one has none until an administrator gives them (D58).
   * @returns null when it is not active, or not of the role it is moved from
   */
  async setRole(id: string, from: Role, role: Role, now: Date): Promise<StaffAccount | null> {
    const still = { ...stored('active'), role: from };
    const changes = changesBetween({ role: from }, { role });
    const change = {
      $set: { role, ...(role === 'teacher' && { rights: [] }) },
      ...(role !== 'teacher' && { $unset: { teaching: 1, teachingRevision: 1 } }),
    };
    return this.changeAndVoidTokens(id, still, change, now, 'account-role', changes);
  }

  /**
   * Gives an active clerk these rights and no others; the tokens are void, as they name the old ones.
   * @returns null when the account is no active clerk any more, or was given others meanwhile
   */
  async setRights(
    { _id, role, rights: old }: StaffAccount,
    rights: readonly StaffRight[],
    now: Date,
  ): Promise<StaffAccount | null> {
    const before = rightsOf({ role, rights: old });
    const changes = staffRights.flatMap((right): AuditChange[] => {
      if (before.includes(right) === rights.includes(right)) return [];
      return [{ field: 'right', ...(rights.includes(right) ? { after: right } : { before: right }) }];
    });
    const still = { ...stored('active'), role: 'office' as const, rights: old ?? null };
    const id = _id.toHexString();
    return this.changeAndVoidTokens(id, still, { $set: { rights } }, now, 'account-rights', changes);
  }

  /**
   * Gives an active teacher these sections and no others. Tokens stay: none of them names a section, and the next call is
   * answered by the new ones.
   * @param revision that of the sections that were seen
   * @returns null when the account is no active teacher any more, or was given others meanwhile
   */
  async setTeaching(
    account: StaffAccount,
    revision: number,
    teaching: Teaching,
  ): Promise<StaffAccount | null> {
    const { _id } = account;
    const line = this.lineOf(account, 'account-teaching', teachingChanges(teachingOf(account), teaching));
    const still = {
      _id,
      ...stored('active'),
      role: 'teacher' as const,
      teachingRevision: revision === 0 ? null : revision,
    };
    const $set = { teaching, teachingRevision: revision + 1 };
    const changed = await this.accounts
      .findOneAndUpdate(still, { $set, $push: { unaudited: line } }, { returnDocument: 'after' })
      .lean<StaffAccount>();
    if (changed) await this.audit.keep(STAFF, _id, line);
    return changed;
  }

  /** Tokens count in whole seconds: the new start lies after this second, and after the start of an earlier change in it. */
  private async changeAndVoidTokens(
    id: string,
    still: QueryFilter<StaffAccount>,
    change: UpdateQuery<StaffAccount>,
    now: Date,
    action: AuditAction,
    changes: readonly AuditChange[],
  ): Promise<StaffAccount | null> {
    const account = await this.findById(id);
    if (!account) return null;
    const line = this.lineOf(account, action, changes);
    const filter = { _id: account._id, ...still };
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
