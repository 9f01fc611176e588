import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook } from '../field/control.styles';
import { useKitMessages } from '../messages/kit-messages';

export type MoneyInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'inputMode'>;

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Prefix = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${({ theme }) => theme.space.s};
  display: grid;
  place-items: center;
  color: ${({ theme }) => theme.color.inkMuted};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlLook}
  padding-inline-start: ${({ theme }) => theme.space.xl};
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

/** An amount in rupees, typed as text; the schema decides what the text means. */
export function MoneyInput(props: MoneyInputProps) {
  const messages = useKitMessages();
  return (
    <Frame>
      <Prefix aria-hidden="true">{messages.rupeeSign}</Prefix>
      <Input autoComplete="off" {...props} type="text" inputMode="decimal" />
    </Frame>
  );
}
