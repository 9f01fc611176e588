import { Alert } from '@school/ui';
import { PrintButton } from '../paper/print-button';
import type { usePrintAll } from './use-print-all';

interface PrintingProps {
  readonly printing: Pick<ReturnType<typeof usePrintAll>, 'start' | 'isBusy' | 'problem' | 'dismiss'>;
}

export interface PrintAllButtonProps extends PrintingProps {
  /** How many rows the list has, on all pages. */
  readonly count: number;
}

/** Prints the whole list. */
export function PrintAllButton({ printing, count }: PrintAllButtonProps) {
  return (
    <PrintButton
      variant="secondary"
      loading={printing.isBusy}
      disabled={count === 0}
      onClick={() => void printing.start(count)}
    />
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
