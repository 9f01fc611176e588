import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { IconFrame, selectLook } from '../field/control.styles';
import { useKitMessages } from '../messages/kit-messages';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  readonly options: readonly Option[];
  readonly placeholder?: string | undefined;
}

const Native = styled.select`
  ${selectLook}
`;

export function Select({ options, placeholder, ...rest }: SelectProps) {
  const messages = useKitMessages();
  return (
    <IconFrame $side="end">
      <Native {...rest}>
        <option value="">{placeholder ?? messages.choose}</option>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </Native>
      <ChevronDown aria-hidden="true" />
    </IconFrame>
  );
}
