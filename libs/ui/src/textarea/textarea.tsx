import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook } from '../field/control.styles';

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

const Area = styled.textarea`
  ${controlLook}
  padding-block: ${({ theme }) => theme.space.xs};
  resize: vertical;
`;

/** Text of several lines, without a label of its own: that is what `Field` gives. */
export function Textarea({ rows = 3, ...rest }: TextareaProps) {
  return <Area {...rest} rows={rows} />;
}
