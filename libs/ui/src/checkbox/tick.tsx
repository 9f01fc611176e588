import { useLayoutEffect, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { tickLook } from '../field/field.styles';
import { useSharedRef } from '../theme/outer-props';

export interface TickProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'onChange' | 'placeholder' | 'readOnly'
> {
  /** The box stands for several things, of which only some are ticked. */
  readonly indeterminate?: boolean | undefined;
  /** Called with the new state. */
  readonly onChange?: ((checked: boolean) => void) | undefined;
}

const isMarked = '&:checked, &:indeterminate';

const Box = styled.input`
  ${tickLook}
  border-radius: ${({ theme }) => theme.radius.tick};

  &::before {
    content: '';
    inline-size: ${({ theme }) => theme.space.s};
    block-size: ${({ theme }) => theme.space.s};
  }

  ${isMarked} {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primary};
  }

  &:checked::before,
  &:indeterminate::before {
    background: ${({ theme }) => theme.color.onPrimary};
    clip-path: polygon(14% 46%, 2% 60%, 38% 92%, 98% 20%, 84% 8%, 37% 66%);
  }

  &:indeterminate::before {
    clip-path: inset(42% 5%);
  }

  &:disabled:checked,
  &:disabled:indeterminate {
    border-color: ${({ theme }) => theme.color.edge};
    background: ${({ theme }) => theme.color.edge};
  }
`;

/** There is no HTML attribute for this, so React cannot set it. */
const markAs = (indeterminate: boolean, box: HTMLInputElement | null) => {
  if (box) box.indeterminate = indeterminate;
};

/** The box alone, to be placed inside a label. */
export function Tick({ indeterminate = false, onChange, ref, ...rest }: TickProps) {
  const box = useSharedRef(ref);
  // After every render: a click clears the mark, even when the page then keeps the old value.
  useLayoutEffect(() => markAs(indeterminate, box.current));
  return <Box {...rest} ref={box} type="checkbox" onChange={(event) => onChange?.(event.target.checked)} />;
}
