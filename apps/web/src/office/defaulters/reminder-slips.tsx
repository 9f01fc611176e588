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
      {rows.map((defaulter) => (
        <PaperWords key={defaulter.studentID} catalogue={languages.of(defaulter.language)}>
          <ReminderSlip
            defaulter={defaulter}
            at={at}
            branch={branches[defaulter.branchCode] ?? { name: choiceLabel(names, defaulter.branchCode) }}
          />
        </PaperWords>
      ))}
    </Paper>
  );
}
