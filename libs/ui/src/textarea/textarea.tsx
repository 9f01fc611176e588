import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook } from '../field/control.styles';

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

const Area = styled.textarea`
  ${controlLook}
  padding-block: ${({ theme }) => theme.space.xs};
  resize: vertical;
`;

/** A text box of several lines. It has no label of its own: put it in a `Field`. */
export function Textarea({ rows = 3, ...rest }: TextareaProps) {
  return <Area {...rest} rows={rows} />;
}
