import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook } from '../field/control.styles';

export type TextInputProps = ComponentPropsWithRef<'input'>;

const Input = styled.input`
  ${controlLook}
`;

/** A text box of one line. It has no label of its own: put it in a `Field`. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <Input {...rest} type={type} />;
}
