import { FeesSummary, paise, SchoolWords } from '@school/ui/school';
import { schoolHi } from '@school/ui/school/hindi';

export function SchoolWordsExample() {
  return (
    <SchoolWords messages={schoolHi}>
      <FeesSummary
        currentCharge={paise(450_00)}
        previousBalance={paise(150_00)}
        outstandingDue={paise(600_00)}
      />
    </SchoolWords>
  );
}
