import styled from 'styled-components';

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

  /* Drawn, not written: the name of the control stays its label, and its aria-keyshortcuts says the key. */
  &::before {
    content: attr(data-key);
  }

  @media (pointer: coarse) {
    display: none;
  }
`;

export interface KeyHintProps {
  /** As it stands on the keyboard. */
  readonly shortcut: string;
}

/** The key that leads to a control, beside its label. */
export function KeyHint({ shortcut }: KeyHintProps) {
  return <Key aria-hidden="true" data-key={shortcut} />;
}
