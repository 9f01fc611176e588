import styled from 'styled-components';
import type { OuterProps } from '../theme/outer-props';

// The key is drawn, not written: the name of the control stays its label, and its aria-keyshortcuts says the key.
const Key = styled.kbd`
  display: inline-block;
  padding-inline: ${({ theme }) => theme.space.xxs};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.canvas};
  color: ${({ theme }) => theme.color.inkMuted};
  font: inherit;
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: ${({ theme }) => theme.font.line.tight};
  white-space: nowrap;

  &::before {
    content: attr(data-key);
  }

  @media (pointer: coarse) {
    display: none;
  }
`;

export interface KbdProps extends OuterProps<'kbd'> {
  /** As it stands on the keyboard. */
  readonly shortcut: string;
}

/** The key that leads to a control, beside its label. */
export function Kbd({ shortcut, ...outer }: KbdProps) {
  return <Key {...outer} aria-hidden="true" data-key={shortcut} />;
}
