import { parseDate, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { useKitMessages } from '../messages/kit-messages';
import { PopupRoot } from '../on-demand/popup-root';
import type { PopupPlace } from '../on-demand/use-popup';
import { Day, Grid, Head, Month, Step, Surface, Weekday } from './calendar-popup.styles';
import { isDate } from './is-date';
import { MonthSelect, YearSelect } from './month-and-year';

export interface CalendarPopupProps extends PopupPlace {
  readonly trigger: RefObject<HTMLElement | null>;
  /** The text in the field; the calendar opens at it when it is a date. */
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** Called with the chosen day as `yyyy-mm-dd`. */
  readonly onPick: (date: string) => void;
  readonly onClose: () => void;
}

const dateOf = (text = ''): CalendarDate | undefined => (isDate(text) ? parseDate(text) : undefined);

const FIRST = parseDate('1900-01-01');

/** A day, with its full name in the kit's language: the library's own words exist in no Indian language. */
function NamedDay({ date }: { readonly date: CalendarDate }) {
  const { locale, dayToday, dayChosen } = useKitMessages();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    date.toDate('UTC'),
  );
  return (
    <Day
      date={date}
      render={(props, { isToday: isNow, isSelected }) => {
        const dayName = isNow ? dayToday(day) : day;
        return <div {...props} aria-label={isSelected ? dayChosen(dayName) : dayName} />;
      }}
    />
  );
}

/** The open calendar of a `DateInput`. */
export function CalendarPopup(props: CalendarPopupProps) {
  const { trigger, value, min, max, container, locale, onPick, onClose } = props;
  const messages = useKitMessages();
  const lastDate = dateOf(max);
  return (
    <PopupRoot container={container} locale={locale}>
      <Surface isOpen onOpenChange={onClose} triggerRef={trigger} placement="bottom end" offset={8}>
        <Dialog aria-label={messages.calendar}>
          <Month
            aria-label={messages.calendar}
            autoFocus
            value={dateOf(value) ?? null}
            minValue={dateOf(min) ?? FIRST}
            {...(lastDate && { maxValue: lastDate })}
            onChange={(date) => onPick(date.toString())}
          >
            <Head>
              <Step slot="previous" aria-label={messages.previous}>
                <ChevronLeft aria-hidden="true" />
              </Step>
              <MonthSelect />
              <YearSelect />
              <Step slot="next" aria-label={messages.next}>
                <ChevronRight aria-hidden="true" />
              </Step>
            </Head>
            <Grid weekdayStyle="short">
              <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <NamedDay date={date} />}</CalendarGridBody>
            </Grid>
          </Month>
        </Dialog>
      </Surface>
    </PopupRoot>
  );
}
