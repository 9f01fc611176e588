import { formatRupees, monthLabel, type FeeTable } from '@school/domain';
import { Alert, ConfirmDialog, Stack } from '@school/ui';
import { useWords } from '../../messages/words';
import { feeChanges } from './fee-changes';
import { useSettingsMessages } from './messages';

export interface ConfirmFeeTableProps {
  /** The table to confirm; the dialog is open while there is one. */
  readonly table: FeeTable | undefined;
  readonly versions: readonly FeeTable[];
  readonly failure: string | undefined;
  readonly busy: boolean;
  readonly onConfirm: (table: FeeTable) => void;
  readonly onCancel: () => void;
}

/** Says which fees change from when, before a table is added that cannot be removed again (D45). */
export function ConfirmFeeTable(props: ConfirmFeeTableProps) {
  const { table, versions, failure, busy, onConfirm, onCancel } = props;
  const words = useSettingsMessages();
  const { options, locale } = useWords();
  const changes = table ? feeChanges(table, versions) : [];
  return (
    <ConfirmDialog
      open={table !== undefined}
      title={table && words.confirmTitle(monthLabel(table.from, locale))}
      confirmLabel={words.confirm}
      loading={busy}
      onConfirm={() => {
        if (table) onConfirm(table);
      }}
      onCancel={onCancel}
    >
      <Stack gap="s">
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
        <p>
          {table?.branch === undefined
            ? words.inBothBranches
            : words.inOneBranch(options.branchCode[table.branch])}
        </p>
        <p>{changes.length === 0 ? words.noChange : words.changes(changes.length)}</p>
        {changes.length > 0 && (
          <Stack as="ul" gap="xxs">
            {changes.map(({ band, column, before, after, branch }) => (
              <li key={`${band} ${column} ${branch ?? ''}`}>
                {branch !== undefined && `${options.branchCode[branch]}: `}
                {words.change(
                  options.feeBand[band],
                  options.head[column],
                  formatRupees(before),
                  formatRupees(after),
                )}
              </li>
            ))}
          </Stack>
        )}
        <p>{words.confirmText}</p>
      </Stack>
    </ConfirmDialog>
  );
}
