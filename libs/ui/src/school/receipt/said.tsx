import type { ReactNode } from 'react';

interface SaidProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A line of a paper: a label and its text. */
export const Said = ({ label, children }: SaidProps) => (
  <p>
    {label}
    {': '}
    {children}
  </p>
);
