import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { IconFrame, selectLook } from '../field/control.styles';
import { useKitMessages } from '../messages/kit-messages';

export interface Option {
  /** The value stored in the form. */
  readonly value: string;
  /** The text that the user reads. */
  readonly label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  /** The options, in the order of the list. */
  readonly options: readonly Option[];
  /** Shown while nothing is chosen; it cannot be given as an answer. */
  readonly placeholder?: string | undefined;
}

const Native = styled.select`
  ${selectLook}
`;

/** A choice of one of several options. The empty option, with the text of `placeholder`, means nothing is chosen yet. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  const messages = useKitMessages();
  return (
    <IconFrame $side="end">
      <Native {...rest}>
        <option value="">{placeholder ?? messages.choose}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Native>
      <ChevronDown aria-hidden="true" />
    </IconFrame>
  );
}
