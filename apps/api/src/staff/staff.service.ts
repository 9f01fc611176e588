import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  bySection,
  refuse,
  rightsOf,
  STAFF_PAGE,
  staffRights,
  teachesSubject,
  teachingChanges,
  teachingOf,
  WAITS_AT_MOST,
  type ConfirmedStaff,
  type ExportKind,
  type NamedNetwork,
  type NewStaff,
  type Outcome,
  type RefusalCode,
  type StaffListQuery,
  type StaffRight,
  type StaffRights,
  type StaffRole,
  type StaffStatus,
  type StaffTeaching,
} from '@school/domain';
import { OwnAccountService } from './own-account.service';
import { LoginGuardService } from '../auth/login-guard.service';
import { madePassword } from '../accounts/made-password';
import { PasswordService } from '../accounts/password.service';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { digestOf } from '../common/request-digest';
import type { Page } from '../common/paged';
import { ListExports } from '../exports/list-exports.service';
import { staffSheet } from './staff.sheet';
import type {
  HandedPasswordAnswer,
  RefusedFromAnswer,
  StaffAccountAnswer,
  WaitingStaffAnswer,
} from './staff.answers';
import { toStaffAccount } from './staff.mapper';
import { AccountsRepository, type NewAccount } from '../accounts/accounts.repository';
import { SubjectsService } from '../subjects/subjects.service';

/** The caller of an action that asks for the password again, and the address of the call. */
export interface Confirming {
  readonly by: Caller;
  readonly address: string;
}

type AccountOutcome<Code extends RefusalCode, Answer = StaffAccountAnswer> = Promise<
  Outcome<Answer, Code | 'staff-not-found'>
>;

const areSameRights = (rights: readonly StaffRight[], others: readonly StaffRight[]): boolean =>
  staffRights.every((right) => rights.includes(right) === others.includes(right));

/** The Staff screen of an administrator (D10, D11). */
@Injectable()
export class StaffService {
  constructor(
    private readonly staff: AccountsRepository,
    private readonly passwords: PasswordService,
    private readonly logins: LoginGuardService,
    private readonly own: OwnAccountService,
    private readonly subjects: SubjectsService,
    private readonly exports: ListExports,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The accounts, or a page of them; accounts that waited too long are removed first (D10). */
  async list({ page, size = STAFF_PAGE }: StaffListQuery): Promise<Page<StaffAccountAnswer>> {
    await this.staff.removeWaitingSince(new Date(this.clock.now().getTime() - WAITS_AT_MOST));
    if (page !== undefined) {
      const { rows, total } = await this.staff.page(page, size);
      return { rows: rows.map(toStaffAccount), total };
    }
    const rows = await this.staff.all();
    return { rows: rows.map(toStaffAccount), total: rows.length };
  }

  /** The same accounts as a file (D69), without anything about passwords. */
  async export(as: ExportKind) {
    const { rows } = await this.list({});
    return this.exports.write((words) => staffSheet(rows, words), as, { filters: {} });
  }

  /** The work that waits for an administrator, shown wherever one is signed in (D10, D11). */
  async waiting(): Promise<WaitingStaffAnswer> {
    const [waiting, forgottenPasswords] = await Promise.all([
      this.staff.waiting().then(({ length }) => length),
      this.staff.countForgottenPasswords(),
    ]);
    return { waiting, forgottenPasswords };
  }

  /**
   * Adds an account with a password that is told only now, and changed at the first sign-in (D58, D87). The same key adds it only
   * once: the first password is not stored in readable form, so a repeated call replaces it by a new one.
   * @param key the caller's `Idempotency-Key`, if it sent one (D31)
   */
  async add(
    { fname, username, role, rights, currentPassword }: NewStaff,
    key: string | undefined,
    { by, address }: Confirming,
  ): AccountOutcome<'login-id-taken' | 'password-wrong' | 'staff-not-active', HandedPasswordAnswer> {
    const confirmed = await this.own.withPassword(by, currentPassword, address);
    if (!confirmed.ok) return confirmed;
    const addedUnder = key && digestOf('addStaff', { by: by.id, fname, username, role, rights }, key);
    const password = madePassword();
    const account: NewAccount = {
      fname,
      username,
      role,
      ...(role !== 'admin' && { rights: role === 'office' ? [...new Set(rights)] : [] }),
      passwordHash: await this.passwords.hash(password),
      mustChangePassword: true,
      active: true,
      tokensValidFrom: 0,
      createdAt: this.clock.now(),
      ...(addedUnder !== undefined && { addedUnder }),
    };
    const id = await this.staff.insertOverRefused(account);
    const added = id && (await this.staff.findById(id.toHexString()));
    if (added) return accept({ account: toStaffAccount(added), password });
    const existing = await this.staff.findByUsername(username);
    const isSame = addedUnder !== undefined && existing?.addedUnder === addedUnder;
    // Its owner has set a password, so the first answer arrived; a deactivated account gets no new one either.
    if (!isSame || !existing.active || existing.mustChangePassword !== true)
      return refuse('login-id-taken', 'username');
    return this.handPassword(existing._id.toHexString());
  }

  letIn(
    confirmedStaff: ConfirmedStaff,
    by: Confirming,
  ): AccountOutcome<'staff-not-waiting' | 'password-wrong'> {
    return this.letSignIn(confirmedStaff, by, 'waiting', 'staff-not-waiting');
  }

  /** Refuses all waiting accounts that were requested from one network: one step clears a flood (D10). */
  async refuseFrom({ registeredFrom }: NamedNetwork): Promise<RefusedFromAnswer> {
    const waiting = await this.staff.waiting();
    let refused = 0;
    for (const account of waiting.filter((other) => other.registeredFrom === registeredFrom)) {
      const id = account._id.toHexString();
      if (await this.staff.move(id, 'waiting', 'refused', this.clock.now())) refused += 1;
    }
    return { refused };
  }

  refuse(staffID: string): AccountOutcome<'staff-not-waiting'> {
    return this.move(staffID, 'waiting', 'refused', 'staff-not-waiting');
  }

  activate(
    confirmedStaff: ConfirmedStaff,
    by: Confirming,
  ): AccountOutcome<'staff-not-deactivated' | 'password-wrong'> {
    return this.letSignIn(confirmedStaff, by, 'deactivated', 'staff-not-deactivated');
  }

  async deactivate(
    staffID: string,
    by: Caller,
  ): AccountOutcome<'staff-not-active' | 'own-account' | 'last-admin'> {
    if (staffID === by.id) return refuse('own-account', 'staffID');
    const moved = await this.move(staffID, 'active', 'deactivated', 'staff-not-active');
    // Checked afterwards: two administrators who deactivate each other at once would both pass a check made before.
    if (!moved.ok || (await this.staff.hasActiveAdmin())) return moved;
    await this.staff.move(staffID, 'deactivated', 'active', this.clock.now());
    return refuse('last-admin', 'staffID');
  }

  /** Makes an account a teacher, a clerk or an administrator; never lowers the last administrator or the caller (D58). */
  async setRole(
    { staffID, role, currentPassword }: StaffRole,
    { by, address }: Confirming,
  ): AccountOutcome<'staff-not-active' | 'own-role' | 'last-admin' | 'password-wrong'> {
    if (staffID === by.id) return refuse('own-role', 'staffID');
    const confirmed = await this.own.withPassword(by, currentPassword, address);
    if (!confirmed.ok) return confirmed;
    const account = await this.staff.findById(staffID);
    if (!account) return refuse('staff-not-found', 'staffID');
    if (account.active && account.role === role) return accept(toStaffAccount(account));
    const moved = await this.staff.setRole(staffID, account.role, role, this.clock.now());
    if (!moved) return refuse('staff-not-active', 'staffID');
    // Checked afterwards: two administrators who lower each other at once would both pass a check made before.
    if (await this.staff.hasActiveAdmin()) return accept(toStaffAccount(moved));
    await this.staff.setRole(staffID, role, account.role, this.clock.now());
    return refuse('last-admin', 'staffID');
  }

  /** Gives a clerk these rights and no others; an administrator has all of them anyway (D58). */
  async setRights(
    { staffID, rights, seen, currentPassword }: StaffRights,
    { by, address }: Confirming,
  ): AccountOutcome<'staff-not-active' | 'rights-changed' | 'password-wrong'> {
    const confirmed = await this.own.withPassword(by, currentPassword, address);
    if (!confirmed.ok) return confirmed;
    const account = await this.staff.findById(staffID);
    if (!account) return refuse('staff-not-found', 'staffID');
    if (!account.active || account.role !== 'office') return refuse('staff-not-active', 'staffID');
    const currentRights = rightsOf(account);
    // Sent again because the answer was lost: no other desk has changed it.
    if (areSameRights(currentRights, rights)) return accept(toStaffAccount(account));
    if (!areSameRights(currentRights, seen)) return refuse('rights-changed');
    const changed = await this.staff.setRights(account, [...new Set(rights)], this.clock.now());
    return changed ? accept(toStaffAccount(changed)) : refuse('rights-changed');
  }

  /**
   * Gives a teacher exactly these sections and subjects (D58, D61). A subject that the class does not learn is refused
   * where it is newly given; those a teacher already has stay, even if the class no longer learns them.
   */
  async setTeaching({
    staffID,
    revision,
    teaching,
  }: StaffTeaching): AccountOutcome<'staff-not-teacher' | 'teaching-changed' | 'subject-not-of-class'> {
    const account = await this.staff.findById(staffID);
    if (!account) return refuse('staff-not-found', 'staffID');
    if (!account.active || account.role !== 'teacher') return refuse('staff-not-teacher', 'staffID');
    const before = teachingOf(account);
    const newTeaching = teaching.toSorted(bySection);
    // Saved unchanged, or sent again because the answer was lost: no other desk has changed it.
    if (teachingChanges(before, newTeaching).length === 0) return accept(toStaffAccount(account));
    if ((account.teachingRevision ?? 0) !== revision) return refuse('teaching-changed');
    for (const taughtSection of teaching) {
      const newSubjects = taughtSection.subjects.filter(
        (subject) => !teachesSubject(before, taughtSection, subject),
      );
      const learnt = await this.subjects.mustLearn(taughtSection, newSubjects);
      if (!learnt.ok) return learnt;
    }
    const changed = await this.staff.setTeaching(account, revision, newTeaching);
    return changed ? accept(toStaffAccount(changed)) : refuse('teaching-changed');
  }

  /**
   * Makes a password that is told only now, voids the earlier tokens, and forgets the failed logins against the old password.
   * Never for the caller's own account: an intruder at an administrator's open session could take it over without knowing its
   * password.
   */
  async setPassword(
    { staffID, currentPassword }: ConfirmedStaff,
    { by, address }: Confirming,
  ): AccountOutcome<'own-password' | 'password-wrong' | 'staff-not-active', HandedPasswordAnswer> {
    if (staffID === by.id) return refuse('own-password', 'staffID');
    const confirmed = await this.own.withPassword(by, currentPassword, address);
    return confirmed.ok ? this.handPassword(staffID) : confirmed;
  }

  private async handPassword(staffID: string): AccountOutcome<'staff-not-active', HandedPasswordAnswer> {
    const password = madePassword();
    const hash = await this.passwords.hash(password);
    const account = await this.staff.handPassword(staffID, hash, this.clock.now());
    if (!account) return this.tooLate(staffID, 'staff-not-active');
    await this.logins.forgive(account.username);
    return accept({ account: toStaffAccount(account), password });
  }

  /**
   * Lets an account sign in. Rights come with it, even an administrator's if it was one, so the password is asked for: an
   * intruder at an open desk can neither admit an account of his own nor bring back somebody who was shut out (D87).
   */
  private async letSignIn<Code extends RefusalCode>(
    { staffID, currentPassword }: ConfirmedStaff,
    { by, address }: Confirming,
    from: StaffStatus,
    refusalCode: Code,
  ): AccountOutcome<Code | 'password-wrong'> {
    const confirmed = await this.own.withPassword(by, currentPassword, address);
    return confirmed.ok ? this.move(staffID, from, 'active', refusalCode) : confirmed;
  }

  private async move<Code extends RefusalCode>(
    staffID: string,
    from: StaffStatus,
    to: StaffStatus,
    refusalCode: Code,
  ): AccountOutcome<Code> {
    const account = await this.staff.move(staffID, from, to, this.clock.now());
    return account ? accept(toStaffAccount(account)) : this.tooLate(staffID, refusalCode);
  }

  /** The reason why an account is not in the expected state: it has moved on, or does not exist. */
  private async tooLate<Code extends RefusalCode>(staffID: string, code: Code) {
    const exists = (await this.staff.findById(staffID)) !== null;
    return refuse(exists ? code : 'staff-not-found', 'staffID');
  }
}
