import { HOUR, isBackupLate } from '@school/domain';
import type { BackupsAnswer } from './backups.answers';

export interface BackupsState {
  readonly now: Date;
  /** The time since which there has been something to back up. */
  readonly began: Date;
  readonly last: Date | undefined;
  readonly failure: string | undefined;
}

export function toBackups({ now, began, last, failure }: BackupsState): BackupsAnswer {
  const age = last && Math.max(0, now.getTime() - last.getTime());
  return {
    isElsewhere: false,
    lastAt: last?.toISOString() ?? null,
    ageHours: age === undefined ? null : Math.floor(age / HOUR),
    isLate: isBackupLate(now, began, last),
    failure: failure ?? null,
  };
}
