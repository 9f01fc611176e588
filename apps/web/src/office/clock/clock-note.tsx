import { dateTimeLabel } from '@school/domain';
import { Alert, useKitMessages } from '@school/ui';
import { useFigures } from '../../api/use-figures';
import { useClockMessages } from './messages';

/** A warning when the clock of the school's computer is behind the latest payment (D73); otherwise nothing. */
export function ClockNote() {
  const words = useClockMessages();
  const { locale } = useKitMessages();
  const clock = useFigures().data?.clockBehind;
  if (!clock) return undefined;
  const label = (moment: string) => dateTimeLabel(new Date(moment), locale);
  return (
    <Alert tone="warning" title={words.behind(label(clock.now))}>
      {words.behindText(label(clock.lastMovedAt))}
    </Alert>
  );
}
