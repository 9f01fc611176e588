import { choiceLabel, dateLabel, isOnDay, isSunday, type Occasion } from '@school/domain';
import { VisuallyHidden } from '@school/ui';
import { useRef, type KeyboardEvent } from 'react';
import { useWords } from '../../messages/words';
import { MonthWeeks } from '../../screen/month-weeks';
import { useCalendarMessages } from './messages';
import { Cell, DayNumber, Mark, Month } from './month-grid.styles';

/** The number of days that an arrow key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export interface MonthGridProps {
  readonly month: string;
  readonly title: string;
  readonly today: string;
  readonly occasions: readonly Occasion[];
  /** Adds an entry on a day, for users who may; the arrow keys then move from day to day. */
  readonly onDay?: ((day: string) => void) | undefined;
}

/** A month in weeks, with the entries of each day. */
export function MonthGrid({ month, title, today, occasions, onDay }: MonthGridProps) {
  const words = useCalendarMessages();
  const { options, locale } = useWords();
  const grid = useRef<HTMLTableElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const days = [...(grid.current?.querySelectorAll<HTMLButtonElement>('button[data-day]') ?? [])];
    const focusedIndex = days.findIndex((day) => day === document.activeElement);
    if (step === undefined || focusedIndex < 0) return;
    event.preventDefault();
    days[focusedIndex + step]?.focus();
  };
  const cellOf = (day: string) => {
    const occasionsOfDay = occasions.filter((one) => isOnDay(one, day));
    const isFree = isSunday(day) || occasionsOfDay.some(({ occasionKind }) => occasionKind === 'holiday');
    const number = Number(day.slice(8));
    return (
      <Cell
        key={day}
        $isFree={isFree}
        $isToday={day === today}
        aria-current={day === today ? 'date' : undefined}
      >
        {onDay ? (
          <DayNumber
            as="button"
            type="button"
            data-day={day}
            aria-label={words.addOn(dateLabel(day, locale))}
            onClick={() => onDay(day)}
          >
            {number}
          </DayNumber>
        ) : (
          <DayNumber>{number}</DayNumber>
        )}
        {occasionsOfDay.map(({ id, title: name, occasionKind, branch }) => (
          <Mark key={id} $kind={occasionKind}>
            <VisuallyHidden>{choiceLabel(options.occasionKind, occasionKind)}: </VisuallyHidden>
            {name}
            {branch !== undefined && ` (${branch})`}
          </Mark>
        ))}
      </Cell>
    );
  };
  return (
    <Month ref={grid} aria-label={title} onKeyDown={moveFocus}>
      <MonthWeeks month={month} weekdays="short" cellOf={cellOf} />
    </Month>
  );
}
