import { CalendarDays } from 'lucide-react';
import { useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { controlLook, insideEnd } from '../field/control.styles';
import { useOwnValue } from '../form/use-own-value';
import { useKitMessages } from '../messages/kit-messages';
import { loadOnce } from '../on-demand/load-once';
import { usePopup } from '../on-demand/use-popup';
import { dateAsTyped } from './typed-date';

export interface DateInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** `yyyy-mm-dd`, or whatever was typed so far. */
  readonly value?: string | undefined;
  /**
   * The day at first, as `yyyy-mm-dd`, where the part remembers by itself.
   * @default ''
   */
  readonly defaultValue?: string | undefined;
  /** Hears the day as `yyyy-mm-dd`, or what is typed as long as it is none. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** The first and the last date that the calendar offers, `yyyy-mm-dd`; typed dates are for the form to judge. */
  readonly min?: string | undefined;
  /** The last day that can be chosen in the calendar, as `yyyy-mm-dd`. */
  readonly max?: string | undefined;
}

/** Room for a date with spaces around it, as it is pasted. */
const LONGEST = 16;

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Input = styled.input`
  ${controlLook}
  padding-inline-end: ${({ theme }) => theme.space.xxl};
  font-variant-numeric: tabular-nums;
`;

const Open = styled.button`
  ${insideEnd}
`;

// A form of many fields opens at once; the calendar comes when somebody goes near one.
const calendarPopup = loadOnce(async () => (await import('./calendar-popup')).CalendarPopup);

/** A date as typed text, made `yyyy-mm-dd` when the field is left, with a calendar beside it for those who want to look for the day. */
export function DateInput(props: DateInputProps) {
  const { value: led, defaultValue = '', onChange, min, max, disabled, readOnly, ...rest } = props;
  const [value, change] = useOwnValue(led, defaultValue, onChange);
  const messages = useKitMessages();
  const button = useRef<HTMLButtonElement>(null);
  const { popup, isComing, prepare, open, close } = usePopup<Calendar, undefined>(calendarPopup);
  const isFixed = disabled === true || readOnly === true;
  const complete = () => {
    const completed = dateAsTyped(value, new Date().getFullYear());
    if (completed !== value) change(completed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') complete();
    rest.onKeyDown?.(event);
    if (!event.altKey || event.key !== 'ArrowDown' || isFixed) return;
    event.preventDefault();
    open(event.currentTarget, undefined);
  };
  return (
    <Frame onPointerEnter={prepare} onFocus={prepare}>
      <Input
        placeholder={messages.datePlaceholder}
        autoComplete="off"
        maxLength={LONGEST}
        {...rest}
        type="text"
        value={value}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          complete();
          rest.onBlur?.(event);
        }}
      />
      <Open
        ref={button}
        type="button"
        aria-label={messages.openCalendar}
        aria-haspopup="dialog"
        aria-expanded={popup !== undefined}
        aria-busy={isComing || undefined}
        disabled={isFixed}
        onClick={(event) => (popup ? close() : open(event.currentTarget, undefined))}
      >
        <CalendarDays aria-hidden="true" />
      </Open>
      {popup && (
        <popup.part
          trigger={button}
          value={value}
          min={min}
          max={max}
          container={popup.container}
          locale={popup.locale}
          onPick={(date) => {
            change(date);
            close();
          }}
          onClose={close}
        />
      )}
    </Frame>
  );
}

type Calendar = Awaited<ReturnType<typeof calendarPopup.load>>;
