import { FeesSummary, paise } from '@school/ui/school';

export function FeesSummaryExample() {
  return (
    <FeesSummary
      currentCharge={paise(450_00)}
      previousBalance={paise(150_00)}
      outstandingDue={paise(600_00)}
    />
  );
}
