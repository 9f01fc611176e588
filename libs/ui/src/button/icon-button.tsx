import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ theme }) => theme.size.control};
  block-size: ${({ theme }) => theme.size.control};
  padding: 0;
  border: ${({ theme }) => theme.border.thin} solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: transparent;
  cursor: pointer;

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${({ theme }) => theme.color.primaryTint};
    color: ${({ theme }) => theme.color.primary};
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    background: ${({ theme }) => theme.color.line};
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The name of the button: read out, and shown as its tooltip. */
  readonly label: string;
  /** The icon; give it `aria-hidden`. */
  readonly icon: ReactNode;
}

/** A button that shows only an icon; its label is its name and its tooltip. */
export function IconButton({ label, icon, type, ...rest }: IconButtonProps) {
  return (
    <Square title={label} {...rest} type={type ?? 'button'} aria-label={label}>
      {icon}
    </Square>
  );
}
