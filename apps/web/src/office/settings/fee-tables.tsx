import { monthLabel, schoolMonth, type FeeTable } from '@school/domain';
import { Button, Row, Stack, useKitMessages, useToast } from '@school/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePinnedRevision } from '../form/pinned-revision';
import { useFeeTables } from '../ledger/use-fee-tables';
import { focusFirstField, focusOnMount } from '../../screen/focus-on-mount';
import { QueryView } from '../../screen/query-view';
import { useFailure } from '../../screen/failed';
import { ConfirmFeeTable } from './confirm-fee-table';
import { FeeTableVersions, type AddedFeeTable } from './fee-table-versions';
import { useSettingsMessages } from './messages';
import { NewFeeTableForm } from './new-fee-table-form';
import { useAddFeeTable } from './use-settings';

/** The fee tables, and the form for a new one (D45). */
export function FeeTables() {
  const words = useSettingsMessages();
  return (
    <Stack>
      <QueryView query={useFeeTables()} failed={words.loadFailed}>
        {(versions) => <LoadedFeeTables versions={versions} />}
      </QueryView>
    </Stack>
  );
}

interface Loaded {
  readonly versions: readonly AddedFeeTable[];
  /** The current month. */
  readonly month: string;
}

function LoadedFeeTables({ versions }: Pick<Loaded, 'versions'>) {
  const words = useSettingsMessages();
  const [isOpen, setOpen] = useState<boolean>();
  const month = schoolMonth(new Date());
  return (
    <Stack>
      <Row justify="space-between">
        <p>{words.bothBranches}</p>
        {!isOpen && (
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpen(true)}
            // Returns the focus to the button that opened the form, but not on a page that has just been opened.
            ref={isOpen === false ? focusOnMount : undefined}
          >
            {words.newTable}
          </Button>
        )}
      </Row>
      {isOpen && <NewFeeTable versions={versions} month={month} onClose={() => setOpen(false)} />}
      <FeeTableVersions versions={versions} month={month} />
    </Stack>
  );
}

/** The form of a new table and its final question; sent with the number of versions that there were when it was opened. */
function NewFeeTable({ versions, month, onClose }: Loaded & { readonly onClose: () => void }) {
  const words = useSettingsMessages();
  const { locale } = useKitMessages();
  const { showToast } = useToast();
  const add = useAddFeeTable();
  const pinned = usePinnedRevision(versions.length);
  const [tableToConfirm, setTableToConfirm] = useState<FeeTable>();
  const { failed, showFailure } = useFailure();

  const save = pinned((table: FeeTable, revision) => add.send({ ...table, revision }));
  const confirm = async (table: FeeTable) => {
    const { ok } = await showFailure(save(table));
    if (!ok) return;
    onClose();
    showToast(words.saved(monthLabel(table.from, locale)));
  };
  const ask = (table: FeeTable) => {
    failed.onClose();
    setTableToConfirm(table);
    // The form stays open with its input until the question is answered.
    return Promise.resolve({});
  };

  return (
    <>
      <div ref={focusFirstField}>
        <NewFeeTableForm versions={versions} month={month} onSubmit={ask} onCancel={onClose} />
      </div>
      <ConfirmFeeTable
        table={tableToConfirm}
        versions={versions}
        failure={failed.text}
        busy={add.running !== undefined}
        onConfirm={(table) => void confirm(table)}
        onCancel={() => setTableToConfirm(undefined)}
      />
    </>
  );
}
