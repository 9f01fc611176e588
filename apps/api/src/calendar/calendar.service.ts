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

type Lost = 'occasion-not-found' | 'occasion-changed';

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
    asked: NewOccasion,
    key: string | undefined,
    account: Caller,
  ): Promise<Outcome<OccasionAnswer, 'occasion-key-used'>> {
    const _id = idUnder('add-occasion', { account: account.id }, key);
    const occasion = { _id, uid: uidOf(_id), ...this.written(asked, 0, account) };
    const unaudited = [
      this.audit.line('occasion-added', occasionSubject(asked), occasionChanges(undefined, asked)),
    ];
    if (await this.calendar.insert([{ ...occasion, unaudited }])) return this.answer(occasion);
    const [first] = await this.calendar.ofFile([occasion.uid]);
    const isSame = first && !first.isRemoved && occasionChanges(first, asked).length === 0;
    return isSame ? this.answer(first) : refuse('occasion-key-used');
  }

  /** Changes an occasion that is still as it was seen. */
  async change(
    { id, revision, ...asked }: ChangedOccasion,
    account: Caller,
  ): Promise<Outcome<OccasionAnswer, Lost>> {
    const found = await this.calendar.find(id);
    if (!found) return refuse('occasion-not-found');
    const changes = occasionChanges(found, asked);
    // Saved unchanged, or sent again because the answer was lost: no other desk has changed it.
    if (changes.length === 0) return this.answer(found);
    if (found.revision !== revision) return refuse('occasion-changed');
    const written = {
      ...this.written(asked, revision + 1, account),
      ...(found.source !== undefined && { source: found.source }),
    };
    const done = await this.write(found, written, 'occasion-changed', changes);
    return done.ok ? this.answer({ ...found, ...written }) : done;
  }

  /** Removes an occasion from the calendar; no file brings it back. */
  async remove({ id, revision }: RemovedOccasion, account: Caller): Promise<Outcome<RemovedAnswer, Lost>> {
    const found = recordAsSeen('occasion', await this.calendar.find(id), revision);
    if (!found.ok) return found;
    const { _id: _, uid: __, unaudited: ___, ...kept } = found.value;
    const written = {
      ...kept,
      isRemoved: true,
      revision: revision + 1,
      changedBy: account.fname,
      changedById: account.id,
      changedAt: this.clock.now(),
    };
    const changes = occasionChanges(found.value, undefined);
    const done = await this.write(found.value, written, 'occasion-removed', changes);
    return done.ok ? accept({ isRemoved: true }) : done;
  }

  private async between(query: CalendarQuery): Promise<Occasion[]> {
    const [found, usernames] = await Promise.all([this.calendar.between(query), this.accounts.usernames()]);
    return found.map((one) => toOccasion(one, usernames));
  }

  private async write(
    found: StoredOccasion,
    written: Written,
    action: AuditAction,
    changes: ReturnType<typeof occasionChanges>,
  ): Promise<Outcome<void, 'occasion-changed'>> {
    const line = this.audit.line(action, occasionSubject(found), changes);
    return (await this.calendar.change(found, written, line))
      ? accept(undefined)
      : refuse('occasion-changed');
  }

  private written(asked: NewOccasion, revision: number, account: Caller): Written {
    return {
      ...asked,
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
