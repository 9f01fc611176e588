import { choiceLabel } from '@school/domain';
import type { BranchDetails, Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';
import { ReminderSlip } from './reminder-slip';
import { Paper } from './reminder-slips.styles';

export interface ReminderSlipsProps {
  readonly rows: readonly Defaulter[];
  readonly at: Date;
  readonly branches: Partial<Readonly<Record<string, BranchDetails>>>;
}

/** Reminders for all of them, three to an A4, to be cut. */
export function ReminderSlips({ rows, at, branches }: ReminderSlipsProps) {
  const { branchCode: names } = useWords().options;
  return (
    <Paper>
      {rows.map((one) => (
        <ReminderSlip
          key={one.studentID}
          defaulter={one}
          at={at}
          branch={branches[one.branchCode] ?? { name: choiceLabel(names, one.branchCode) }}
        />
      ))}
    </Paper>
  );
}
