import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook, IconFrame } from '../field/control.styles';

export type TextInputProps = ComponentPropsWithRef<'input'>;

const Input = styled.input`
  ${controlLook}

  /* The browser's own arrow lies below the kit's, and still opens the list. */
  &[list]::-webkit-calendar-picker-indicator {
    opacity: 0;
  }
`;

/** A text box of one line. It has no label of its own: put it in a `Field`. With a `list` of suggestions it looks like a `Select`. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  const input = <Input {...rest} type={type} />;
  if (rest.list === undefined) return input;
  return (
    <IconFrame $side="end">
      {input}
      <ChevronDown aria-hidden="true" />
    </IconFrame>
  );
}
