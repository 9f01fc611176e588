import styled from 'styled-components';
import type { OuterProps } from '../theme/outer-props';

// The key is drawn, not written: the control keeps its plain name, and its `aria-keyshortcuts` tells the key.
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
  /** The label on the key. */
  readonly shortcut: string;
}

/** A keyboard shortcut, shown beside the label of its control. */
export function Kbd({ shortcut, ...outer }: KbdProps) {
  return <Key {...outer} aria-hidden="true" data-key={shortcut} />;
}
