import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../src/theme/global-style';

const Press = styled.button`
  display: block;
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.size.target};
  padding: 0;
  border: none;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: copy;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    ${focusRing}
  }
`;

/** In milliseconds: long enough to be read, short enough for the next one. */
const said = 1500;

interface CopiedProps {
  /** What goes to the clipboard. */
  readonly text: string;
  readonly children: ReactNode;
  /** Said in place of the children once it is there. */
  readonly done?: string;
}

/** A value of a sample that is copied by a click, and says so. */
export function Copied({ text, children, done = 'Copied' }: CopiedProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), said);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Press type="button" title={text} onClick={() => void copy()}>
      <span role="status">{isCopied ? done : null}</span>
      {isCopied ? null : children}
    </Press>
  );
}
