import { choiceLabel } from '@school/domain';
import type { BranchDetails, Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';
import { PaperWords, type PaperLanguages } from '../paper/paper-language';
import { ReminderSlip } from './reminder-slip';
import { Paper } from './reminder-slips.styles';

export interface ReminderSlipsProps {
  readonly rows: readonly Defaulter[];
  readonly at: Date;
  readonly languages: Pick<PaperLanguages, 'of'>;
  readonly branches: Partial<Readonly<Record<string, BranchDetails>>>;
}

/** The reminders of all rows, each in the language of its family, three to an A4, to cut out (D55, D91). */
export function ReminderSlips({ rows, at, languages, branches }: ReminderSlipsProps) {
  const { branchCode: names } = useWords().options;
  return (
    <Paper>
      {rows.map((one) => (
        <PaperWords key={one.studentID} catalogue={languages.of(one.language)}>
          <ReminderSlip
            defaulter={one}
            at={at}
            branch={branches[one.branchCode] ?? { name: choiceLabel(names, one.branchCode) }}
          />
        </PaperWords>
      ))}
    </Paper>
  );
}
