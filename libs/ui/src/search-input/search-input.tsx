import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook } from '../field/control.styles';

export type SearchInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

const Frame = styled.span`
  position: relative;
  display: block;

  svg {
    position: absolute;
    inset-block: 0;
    margin-block: auto;
    inset-inline-start: ${({ theme }) => theme.space.s};
    color: ${({ theme }) => theme.color.inkMuted};
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${controlLook}
  padding-inline-start: ${({ theme }) => theme.space.xxl};
`;

/** Wants a label: put it in a `Field`, or give it an `aria-label`. */
export function SearchInput(props: SearchInputProps) {
  return (
    <Frame>
      <Search aria-hidden="true" />
      <Input autoComplete="off" spellCheck={false} {...props} type="search" />
    </Frame>
  );
}
