import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  changesBetween,
  IDLE_DEFAULT,
  idleChoices,
  isLongIdle,
  lastWorkOf,
  type IdleAfter,
  type SessionSettings,
} from '@school/domain';
import type { Model } from 'mongoose';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditTrail } from '../audit/audit-trail';
import { CLOCK, type Clock } from '../common/clock';
import { Cached } from '../common/cached';
import { SignInsRepository } from '../sign-ins/sign-ins.repository';
import { SESSION_SETTINGS, THE_OFFICE, type StoredSessionSettings } from './session-settings.schema';

/** The time without work after which a session asks for the password again (D8). */
@Injectable()
export class SessionSettingsService {
  private readonly cached: Cached<SessionSettings>;

  constructor(
    @InjectModel(SESSION_SETTINGS) private readonly stored: Model<StoredSessionSettings>,
    private readonly staff: AccountsRepository,
    private readonly signIns: SignInsRepository,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.cached = new Cached(() => this.read(), clock);
  }

  /** The stored setting, or the default until somebody chooses; a damaged one never keeps a session open for ever. */
  async read(): Promise<SessionSettings> {
    const stored = await this.stored.findById(THE_OFFICE).lean<StoredSessionSettings | null>();
    return { idleAfter: idleChoices.find((choice) => choice === stored?.idleAfter) ?? IDLE_DEFAULT };
  }

  /** The setting for the check of each call, at most ten seconds old. */
  async idleAfter(): Promise<IdleAfter> {
    return (await this.cached.get()).idleAfter;
  }

  /** Changes the setting for every session, open ones included; a session that was already over stays over. */
  async change(settings: SessionSettings): Promise<SessionSettings> {
    const before = await this.read();
    const changes = changesBetween(before, settings);
    if (changes.length === 0) return settings;
    await this.endIdle(before.idleAfter);
    const line = this.audit.line('sign-in-settings-changed', { kind: 'settings', id: THE_OFFICE }, changes);
    await this.cached.change(() =>
      this.audit.update(this.stored, { _id: THE_OFFICE }, { $set: settings }, line, { upsert: true }),
    );
    return this.read();
  }

  /** Ends the staff's idle sign-ins, as a longer time would otherwise revive them. */
  private async endIdle(idleAfter: IdleAfter): Promise<void> {
    const now = this.clock.now();
    const accounts = (await this.staff.all()).map(({ _id }) => _id);
    for (const { _id, issuedAt, lastWorkAt } of await this.signIns.notEnded(now, accounts))
      if (isLongIdle(idleAfter, lastWorkOf(issuedAt, lastWorkAt, now), now))
        await this.signIns.end(_id, 'idle', now);
  }
}
