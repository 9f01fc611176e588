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
  /** `yyyy-mm-dd`, or the text typed so far. */
  readonly value?: string | undefined;
  /**
   * The initial day as `yyyy-mm-dd`, when the input keeps its own value.
   * @default ''
   */
  readonly defaultValue?: string | undefined;
  /** Called with the day as `yyyy-mm-dd`, or with the typed text as long as it is no date. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** The first day that the calendar offers, as `yyyy-mm-dd`; typed dates are checked by the form. */
  readonly min?: string | undefined;
  /** The last day that the calendar offers, as `yyyy-mm-dd`. */
  readonly max?: string | undefined;
}

/** Room for a pasted date with spaces around it. */
const LONGEST = 16;

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Input = styled.input`
  ${controlLook}
  /* Only the button's own room, so that a short field holds a date in the large text of a touch screen. */
  padding-inline-end: calc(${({ theme }) => `${theme.size.control} - ${theme.space.xxs}`});
  font-variant-numeric: tabular-nums;
`;

const Open = styled.button`
  ${insideEnd}
`;

// A form with many fields must open fast; the calendar is loaded when somebody points at or focuses a date field.
const calendarPopup = loadOnce(async () => (await import('./calendar-popup')).CalendarPopup);

/** A date typed as text, turned into `yyyy-mm-dd` when the field is left, with a calendar beside it. */
export function DateInput(props: DateInputProps) {
  const {
    value: controlledValue,
    defaultValue = '',
    onChange,
    min,
    max,
    disabled,
    readOnly,
    ...rest
  } = props;
  const [value, change] = useOwnValue(controlledValue, defaultValue, onChange);
  const messages = useKitMessages();
  const button = useRef<HTMLButtonElement>(null);
  const { popup, isLoading, prepare, open, close } = usePopup<Calendar, undefined>(calendarPopup);
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
        aria-busy={isLoading || undefined}
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
