import type { ReactNode } from 'react';

interface SaidProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A line of a paper: what it is about, and what is said of that. */
export const Said = ({ label, children }: SaidProps) => (
  <p>
    {label}
    {': '}
    {children}
  </p>
);
