import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook } from '../field/control.styles';

export type TextInputProps = ComponentPropsWithRef<'input'>;

const Input = styled.input`
  ${controlLook}
`;

/** One line of text, without a label of its own: that is what `Field` gives. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <Input {...rest} type={type} />;
}
