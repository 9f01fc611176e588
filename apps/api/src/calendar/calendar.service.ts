import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  refuse,
  type AuditAction,
  type CalendarExportQuery,
  type CalendarQuery,
  type ChangedOccasion,
  type NewOccasion,
  type Occasion,
  type Outcome,
  type RemovedOccasion,
} from '@school/domain';
import type { Types } from 'mongoose';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditTrail } from '../audit/audit-trail';
import type { Caller } from '../auth/signed-in';
import { recordAsSeen } from '../common/record-as-seen';
import { CLOCK, type Clock } from '../common/clock';
import { idUnder } from '../common/request-digest';
import { ListExports } from '../exports/list-exports.service';
import { occasionChanges, occasionSubject } from './calendar-changes';
import {
  calendarAnswer,
  occasionAnswer,
  type CalendarAnswer,
  type OccasionAnswer,
  type RemovedAnswer,
} from './calendar.answers';
import { toOccasion } from './calendar.mapper';
import { CalendarRepository, type Written } from './calendar.repository';
import type { StoredOccasion } from './calendar.schema';
import { calendarSheet } from './calendar.sheet';

type OccasionRefusal = 'occasion-not-found' | 'occasion-changed';

/** The id by which other calendars know an occasion that was entered here. */
const uidOf = (id: Types.ObjectId) => `${id.toHexString()}@school-calendar`;

/** Holidays, examinations and events of the school (D63). */
@Injectable()
export class CalendarService {
  constructor(
    private readonly calendar: CalendarRepository,
    private readonly accounts: AccountsRepository,
    private readonly exports: ListExports,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The occasions that touch the requested days, in their order. */
  async list(query: CalendarQuery): Promise<CalendarAnswer> {
    return z.encode(calendarAnswer, await this.between(query));
  }

  /** The occasions of the requested days as a file (D69). */
  async export({ as, ...query }: CalendarExportQuery) {
    const rows = await this.between(query);
    return this.exports.write((words) => calendarSheet(rows, words), as, { filters: query });
  }

  /**
   * Adds an occasion to the calendar. The same key adds it only once, however often it is sent: its id is made from the key.
   * @param key the caller's `Idempotency-Key`, if it sent one (D31)
   */
  async add(
    newOccasion: NewOccasion,
    key: string | undefined,
    account: Caller,
  ): Promise<Outcome<OccasionAnswer, 'occasion-key-used'>> {
    const _id = idUnder('add-occasion', { account: account.id }, key);
    const occasion = { _id, uid: uidOf(_id), ...this.versionOf(newOccasion, 0, account) };
    const unaudited = [
      this.audit.line(
        'occasion-added',
        occasionSubject(newOccasion),
        occasionChanges(undefined, newOccasion),
      ),
    ];
    if (await this.calendar.insert([{ ...occasion, unaudited }])) return this.answer(occasion);
    const [existing] = await this.calendar.ofFile([occasion.uid]);
    const isSame = existing && !existing.isRemoved && occasionChanges(existing, newOccasion).length === 0;
    return isSame ? this.answer(existing) : refuse('occasion-key-used');
  }

  /** Changes an occasion that is still as it was seen. */
  async change(
    { id, revision, ...content }: ChangedOccasion,
    account: Caller,
  ): Promise<Outcome<OccasionAnswer, OccasionRefusal>> {
    const occasion = await this.calendar.find(id);
    if (!occasion) return refuse('occasion-not-found');
    const changes = occasionChanges(occasion, content);
    // Saved unchanged, or sent again because the answer was lost: no other desk has changed it.
    if (changes.length === 0) return this.answer(occasion);
    if (occasion.revision !== revision) return refuse('occasion-changed');
    const newVersion = {
      ...this.versionOf(content, revision + 1, account),
      ...(occasion.source !== undefined && { source: occasion.source }),
    };
    const outcome = await this.write(occasion, newVersion, 'occasion-changed', changes);
    return outcome.ok ? this.answer({ ...occasion, ...newVersion }) : outcome;
  }

  /** Removes an occasion from the calendar; no file brings it back. */
  async remove(
    { id, revision }: RemovedOccasion,
    account: Caller,
  ): Promise<Outcome<RemovedAnswer, OccasionRefusal>> {
    const current = recordAsSeen('occasion', await this.calendar.find(id), revision);
    if (!current.ok) return current;
    const { _id: _, uid: __, unaudited: ___, ...content } = current.value;
    const newVersion = {
      ...content,
      isRemoved: true,
      revision: revision + 1,
      changedBy: account.fname,
      changedById: account.id,
      changedAt: this.clock.now(),
    };
    const changes = occasionChanges(current.value, undefined);
    const outcome = await this.write(current.value, newVersion, 'occasion-removed', changes);
    return outcome.ok ? accept({ isRemoved: true }) : outcome;
  }

  private async between(query: CalendarQuery): Promise<Occasion[]> {
    const [occasions, usernames] = await Promise.all([
      this.calendar.between(query),
      this.accounts.usernames(),
    ]);
    return occasions.map((one) => toOccasion(one, usernames));
  }

  private async write(
    occasion: StoredOccasion,
    written: Written,
    action: AuditAction,
    changes: ReturnType<typeof occasionChanges>,
  ): Promise<Outcome<void, 'occasion-changed'>> {
    const line = this.audit.line(action, occasionSubject(occasion), changes);
    return (await this.calendar.change(occasion, written, line))
      ? accept(undefined)
      : refuse('occasion-changed');
  }

  private versionOf(content: NewOccasion, revision: number, account: Caller): Written {
    return {
      ...content,
      isRemoved: false,
      revision,
      changedBy: account.fname,
      changedById: account.id,
      changedAt: this.clock.now(),
    };
  }

  private async answer(stored: StoredOccasion): Promise<Outcome<OccasionAnswer, never>> {
    return accept(z.encode(occasionAnswer, toOccasion(stored, await this.accounts.usernames())));
  }
}
