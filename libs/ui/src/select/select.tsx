import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { IconFrame, selectLook } from '../field/control.styles';
import { useKitMessages } from '../messages/kit-messages';

export interface Option {
  /** What the form keeps. */
  readonly value: string;
  /** What is read. */
  readonly label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  /** The answers, in the order of the list. */
  readonly options: readonly Option[];
  /** Stands there as long as nothing is chosen; it is no answer. */
  readonly placeholder?: string | undefined;
}

const Native = styled.select`
  ${selectLook}
`;

/** One of several known options. The empty one, called `placeholder`, is for nothing chosen yet. */
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
