import { isFeeChange, type AuditAction, type AuditChange } from '@school/domain';
import { changeAll } from './change-all';
import type { Derived } from './derived';

interface Line {
  readonly action: AuditAction;
  readonly changes: readonly AuditChange[];
  readonly isFeeChange?: true;
}

/** Marks the lines of the audit log that are found as fee changes (D84); older lines have no such mark. */
export const feeChanges: Derived = {
  name: 'fee-changes',
  version: 1,
  run: (task) =>
    changeAll<Line>(task, {
      collection: 'audit',
      lacking: {},
      reads: ['action', 'changes', 'isFeeChange'],
      change: (line) => {
        if (isFeeChange(line) === (line.isFeeChange === true)) return undefined;
        return line.isFeeChange ? { $unset: { isFeeChange: '' } } : { $set: { isFeeChange: true } };
      },
    }),
};
