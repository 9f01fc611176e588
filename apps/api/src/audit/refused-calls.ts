import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { MINUTE } from '@school/domain';
import { CLOCK, type Clock } from '../common/clock';
import { LOG, type Log } from '../logging/log';
import { AuditTrail } from './audit-trail';

/** Within this time the same refusal of the same account is one line; in milliseconds. */
const ONCE_IN = MINUTE;

/** The most lines of one account within that time, however many calls it tries. */
const MOST = 10;

interface RecentCalls {
  readonly since: number;
  readonly calls: Set<string>;
}

/** Records in the audit log what signed-in accounts try without the right to it (D87); repeated tries once a minute. */
@Injectable()
export class RefusedCalls {
  private readonly recentByAccount = new Map<string, RecentCalls>();

  constructor(
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Notes a call that was refused with 403, unless it is a stranger's or no route of the office. It never fails. */
  async note({ user, method, route }: Request): Promise<void> {
    const path: unknown = (route as { readonly path?: unknown } | undefined)?.path;
    if (!user || typeof path !== 'string') return;
    // The path of the route and not of the call, so that it names nobody.
    const call = `${method} ${path}`;
    if (!this.isNew(user.id, call)) return;
    try {
      await this.audit.write(this.audit.line('call-refused', { kind: 'call', id: call }));
    } catch (err) {
      this.log.warn({ err }, 'a refused call is not in the audit log');
    }
  }

  private isNew(account: string, call: string): boolean {
    const now = this.clock.now().getTime();
    for (const [id, { since }] of this.recentByAccount)
      if (Math.abs(now - since) >= ONCE_IN) this.recentByAccount.delete(id);
    const { calls } = this.recentByAccount.get(account) ?? { calls: new Set<string>() };
    if (calls.has(call) || calls.size >= MOST) return false;
    if (calls.size === 0) this.recentByAccount.set(account, { since: now, calls });
    calls.add(call);
    return true;
  }
}
