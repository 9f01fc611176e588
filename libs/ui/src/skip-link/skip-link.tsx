import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import type { OuterProps } from '../theme/outer-props';

const Link = styled.a`
  position: fixed;
  inset-block-start: ${({ theme }) => theme.space.xs};
  inset-inline-start: ${({ theme }) => theme.space.xs};
  z-index: ${({ theme }) => theme.layer.skip};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.primary};
  color: ${({ theme }) => theme.color.onPrimary};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  box-shadow: ${({ theme }) => theme.shadow.raised};
  transform: translateY(-300%);

  &:focus {
    transform: none;
  }

  @media print {
    display: none;
  }
`;

export interface SkipLinkProps extends OuterProps<'a'> {
  /** The target as a fragment: `#main`. */
  readonly href: string;
  /** The name of the target. */
  readonly children: ReactNode;
}

/** Skips the content at the top of each page; visible only while it has the focus. The address does not change. */
export function SkipLink({ href, children, ...outer }: SkipLinkProps) {
  // Routes are hash URLs, so following the fragment would leave the page; only the focus moves.
  const moveFocus = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(href.replace(/^#/, ''))?.focus();
  };
  return (
    <Link {...outer} href={href} onClick={moveFocus}>
      {children}
    </Link>
  );
}
