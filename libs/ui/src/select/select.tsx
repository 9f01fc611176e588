import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook } from '../field/control.styles';
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

const Frame = styled.span`
  position: relative;
  display: block;

  svg {
    position: absolute;
    inset-block: 0;
    margin-block: auto;
    inset-inline-end: ${({ theme }) => theme.space.s};
    color: ${({ theme }) => theme.color.inkMuted};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlLook}
  appearance: none;
  padding-inline-end: ${({ theme }) => theme.space.xxl};
  text-overflow: ellipsis;

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export function Select({ options, placeholder, ...rest }: SelectProps) {
  const messages = useKitMessages();
  return (
    <Frame>
      <Native {...rest}>
        <option value="">{placeholder ?? messages.choose}</option>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </Native>
      <ChevronDown aria-hidden="true" />
    </Frame>
  );
}
