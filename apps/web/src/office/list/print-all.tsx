import { Alert, Button } from '@school/ui';
import { Printer } from 'lucide-react';
import type { usePrintAll } from './use-print-all';

interface PrintingProps {
  readonly printing: Pick<ReturnType<typeof usePrintAll>, 'start' | 'isBusy' | 'problem' | 'dismiss'>;
}

export interface PrintAllButtonProps extends PrintingProps {
  readonly label: string;
  /** How many rows the list has, on all pages. */
  readonly count: number;
}

/** Prints the whole list. */
export function PrintAllButton({ printing, label, count }: PrintAllButtonProps) {
  return (
    <Button
      variant="secondary"
      icon={<Printer aria-hidden="true" />}
      loading={printing.isBusy}
      disabled={count === 0}
      onClick={() => void printing.start(count)}
    >
      {label}
    </Button>
  );
}

/** Why nothing was printed. */
export function PrintProblem({ printing: { problem, dismiss } }: PrintingProps) {
  if (problem === undefined) return null;
  return (
    <Alert tone="danger" onClose={dismiss}>
      {problem}
    </Alert>
  );
}
