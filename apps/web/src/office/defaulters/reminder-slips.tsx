import { choiceLabel } from '@school/domain';
import type { BranchDetails, Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';
import { PaperWords, type PaperLanguages } from '../paper/paper-language';
import { ReminderSlip } from './reminder-slip';
import { Paper } from './reminder-slips.styles';

export interface ReminderSlipsProps {
  readonly rows: readonly Defaulter[];
  readonly printedAt: Date;
  readonly languages: Pick<PaperLanguages, 'catalogueFor'>;
  readonly branches: Partial<Readonly<Record<string, BranchDetails>>>;
}

/** The reminders of all rows, each in the language of its family, three to an A4, to cut out (D55, D91). */
export function ReminderSlips({ rows, printedAt, languages, branches }: ReminderSlipsProps) {
  const { branchCode: names } = useWords().options;
  return (
    <Paper>
      {rows.map((defaulter) => (
        <PaperWords key={defaulter.studentID} catalogue={languages.catalogueFor(defaulter.language)}>
          <ReminderSlip
            defaulter={defaulter}
            printedAt={printedAt}
            branch={branches[defaulter.branchCode] ?? { name: choiceLabel(names, defaulter.branchCode) }}
          />
        </PaperWords>
      ))}
    </Paper>
  );
}
