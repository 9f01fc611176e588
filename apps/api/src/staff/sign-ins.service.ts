import { Inject, Injectable } from '@nestjs/common';
import { accept, isLongIdle, lastWorkOf, refuse, type NamedSignIn, type Outcome } from '@school/domain';
import { Types } from 'mongoose';
import { AccountsRepository } from '../accounts/accounts.repository';
import { accountSubjectOf, type StaffAccount } from '../accounts/accounts.schema';
import { AuditTrail } from '../audit/audit-trail';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { SessionSettingsService } from '../idle-sessions/session-settings.service';
import { SignInsRepository } from '../sign-ins/sign-ins.repository';
import { isOutdatedFor, SIGN_INS, type StoredSignIn } from '../sign-ins/sign-ins.schema';
import type { EndedAnswer, SignInAnswer } from './sign-ins.answers';

/** The open sign-ins: one's own, and for an administrator all (D87). */
@Injectable()
export class SignInsService {
  constructor(
    private readonly signIns: SignInsRepository,
    private readonly staff: AccountsRepository,
    private readonly settings: SessionSettingsService,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Every open sign-in of the staff, latest activity first; families are not listed. */
  async all(by: Caller): Promise<SignInAnswer[]> {
    return this.list(await this.staff.all(), by);
  }

  /** The caller's open sign-ins. */
  async own(by: Caller): Promise<SignInAnswer[]> {
    const account = await this.staff.findById(by.id);
    return this.list(account ? [account] : [], by);
  }

  /** Ends the caller's current sign-in: from now on its token works nowhere, not even in a copy. */
  async logOut({ signIn }: Caller): Promise<EndedAnswer> {
    await this.signIns.end(new Types.ObjectId(signIn), 'logged-out', this.clock.now());
    return { ended: true };
  }

  /** Ends one of the caller's sign-ins. */
  async endOwn({ signInID }: NamedSignIn, by: Caller): Promise<Outcome<EndedAnswer, 'sign-in-over'>> {
    const signIn = await this.signIns.findById(signInID);
    if (signIn?.account.toHexString() !== by.id) return refuse('sign-in-over', 'signInID');
    return this.end(signIn, by);
  }

  /** Ends anybody's sign-in, for an administrator. */
  async endAny({ signInID }: NamedSignIn, by: Caller): Promise<Outcome<EndedAnswer, 'sign-in-over'>> {
    const signIn = await this.signIns.findById(signInID);
    return signIn ? this.end(signIn, by) : refuse('sign-in-over', 'signInID');
  }

  private async end(
    { _id, account, address, device }: StoredSignIn,
    by: Caller,
  ): Promise<Outcome<EndedAnswer, 'sign-in-over'>> {
    const owner = await this.staff.findById(account.toHexString());
    if (!owner) return refuse('sign-in-over', 'signInID');
    const place = { address, browser: device.browser, system: device.system };
    const changes = Object.entries(place).map(([field, before]) => ({ field, before }));
    const line = this.audit.line('sign-in-ended', accountSubjectOf(owner), changes);
    const end = account.toHexString() === by.id ? 'by-owner' : 'by-administrator';
    if (!(await this.signIns.end(_id, end, this.clock.now(), line)))
      return refuse('sign-in-over', 'signInID');
    await this.audit.keep(SIGN_INS, _id, line);
    return accept({ ended: true });
  }

  private async list(accounts: readonly StaffAccount[], by: Caller): Promise<SignInAnswer[]> {
    const now = this.clock.now();
    const [idleAfter, signIns] = await Promise.all([
      this.settings.idleAfter(),
      this.signIns.notEnded(
        now,
        accounts.map(({ _id }) => _id),
      ),
    ]);
    const owners = new Map(accounts.map((account) => [account._id.toHexString(), account]));
    const openSignIns = signIns.flatMap((signIn) => {
      const owner = owners.get(signIn.account.toHexString());
      const isVoid = !owner?.active || isOutdatedFor(signIn, owner);
      const lastWork = lastWorkOf(signIn.issuedAt, signIn.lastWorkAt, now);
      return isVoid || isLongIdle(idleAfter, lastWork, now) ? [] : [{ signIn, owner, lastWork }];
    });
    return openSignIns
      .toSorted((one, other) => other.lastWork.getTime() - one.lastWork.getTime())
      .map(({ signIn, owner, lastWork }) => ({
        id: signIn._id.toHexString(),
        staffID: owner._id.toHexString(),
        fname: owner.fname,
        username: owner.username,
        address: signIn.address,
        browser: signIn.device.browser,
        system: signIn.device.system,
        begunAt: signIn.begunAt.toISOString(),
        lastWorkAt: lastWork.toISOString(),
        isThisOne: signIn._id.toHexString() === by.signIn,
      }));
  }
}
