import { PrintButton } from '../paper/print-button';
import type { usePrintAll } from './use-print-all';

export interface PrintAllButtonProps {
  readonly printing: Pick<ReturnType<typeof usePrintAll>, 'start' | 'isBusy'>;
  /** The number of rows on all pages of the list. */
  readonly count: number;
}

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
