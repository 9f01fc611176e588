import { CalendarDays } from 'lucide-react';
import { useRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { controlLook, insideEnd } from '../field/control.styles';
import { useKitMessages } from '../messages/kit-messages';

export interface DateInputProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'onChange'
> {
  /** `yyyy-mm-dd`, or whatever was typed so far. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

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

// Under the button, so that the browser's calendar opens where the clerk clicked.
const Native = styled.input`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: 1px;
  block-size: 1px;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`;

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

export function DateInput({ value, onValueChange, min, max, disabled, readOnly, ...rest }: DateInputProps) {
  const messages = useKitMessages();
  const text = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  const openCalendar = () => {
    const calendar = native.current;
    if (calendar === null) return;
    calendar.value = isoDate.test(value) ? value : '';
    calendar.showPicker();
  };
  return (
    <Frame>
      <Input
        placeholder={messages.datePlaceholder}
        autoComplete="off"
        maxLength={10}
        {...rest}
        ref={text}
        type="text"
        value={value}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <Native
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => {
          onValueChange(event.target.value);
          text.current?.focus();
        }}
      />
      <Open
        type="button"
        aria-label={messages.openCalendar}
        aria-controls={rest.id}
        disabled={disabled === true || readOnly === true}
        onClick={openCalendar}
      >
        <CalendarDays aria-hidden="true" />
      </Open>
    </Frame>
  );
}
