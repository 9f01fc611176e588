import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook, IconFrame } from '../field/control.styles';

export type SearchInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

const Input = styled.input`
  ${controlLook}
  padding-inline-start: ${({ theme }) => theme.space.xxl};
`;

/** A search box. It has no label of its own: put it in a `Field`, or give it an `aria-label`. */
export function SearchInput(props: SearchInputProps) {
  return (
    <IconFrame $side="start">
      <Search aria-hidden="true" />
      <Input autoComplete="off" spellCheck={false} {...props} type="search" />
    </IconFrame>
  );
}
