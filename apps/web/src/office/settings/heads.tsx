import {
  amountsIn,
  byEach,
  closeHeadSchema,
  feeBands,
  feesFromMonths,
  beginsIn,
  formatAmount,
  headLabel,
  monthLabel,
  schoolMonth,
  type OwnHead,
} from '@school/domain';
import { Button, DataTable, Row, SelectField, Stack, type Column } from '@school/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { useSends } from '../form/use-sends';
import { useHeads } from '../ledger/use-heads';
import { QueryView } from '../../screen/query-view';
import { RowButton } from '../../screen/row-button';
import { HeadAmountsForm, NewHeadForm } from './head-form';
import { HeadCost } from './head-cost';
import { useSettingsMessages } from './messages';
import { useAddHead, useCloseHead, useSetHeadAmounts } from './use-settings';

/** The button stays beside the text, on however many lines, as long as there is room for both. */
const Explained = styled.p`
  flex: 1 1 ${({ theme }) => theme.size.dialog};
  max-inline-size: ${({ theme }) => theme.size.line};
`;

type OpenDialog = { readonly kind: 'new' } | { readonly kind: 'amounts' | 'close'; readonly head: OwnHead };

/** The heads of the school, and the form for a new one (D78). */
export function Heads() {
  const words = useSettingsMessages();
  return (
    <Stack>
      <QueryView query={useHeads()} failed={words.loadFailed}>
        {(heads) => <LoadedHeads heads={heads} month={schoolMonth(new Date())} />}
      </QueryView>
    </Stack>
  );
}

/** The present cost of a head as initial values of its form. */
function amountsForForm(head: OwnHead, month: string) {
  const { amount, bands, stops = [] } = amountsIn(head, month) ?? {};
  return {
    ...(amount === undefined ? {} : { amount: formatAmount(amount) }),
    ...(bands && { bands: byEach(feeBands, (band) => formatAmount(bands[band])) }),
    stopLines: stops.map((stop) => `${stop.name} ${formatAmount(stop.amount)}`).join('\n'),
  };
}

function LoadedHeads({ heads, month }: { readonly heads: readonly OwnHead[]; readonly month: string }) {
  const words = useSettingsMessages();
  const { labels, options, locale } = useWords();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const nameOf = ({ head }: Pick<OwnHead, 'head'>) => headLabel(options.head, head);
  const columns: readonly Column<OwnHead>[] = [
    { key: 'head', header: words.headColumns.head, render: nameOf },
    {
      key: 'every',
      header: labels.every,
      folds: { at: 'phone', into: 'head' },
      render: ({ every }) => options.every[every],
    },
    {
      key: 'takers',
      header: labels.takers,
      folds: { at: 'phone', into: 'head' },
      render: ({ takers }) => options.takers[takers],
    },
    { key: 'cost', header: words.headColumns.cost, render: (head) => <HeadCost head={head} month={month} /> },
    {
      key: 'months',
      header: labels.months,
      folds: { at: 'phone', into: 'head' },
      render: (head) =>
        head.closedFrom === undefined
          ? words.from(monthLabel(beginsIn(head), locale))
          : words.closedFrom(monthLabel(head.closedFrom, locale)),
    },
    {
      key: 'action',
      header: labels.actions,
      render: (head) =>
        head.closedFrom === undefined && (
          <Row>
            <RowButton
              name={words.newAmountsOf(nameOf(head))}
              onClick={() => setOpenDialog({ kind: 'amounts', head })}
            >
              {words.newAmounts}
            </RowButton>
            <RowButton
              name={words.closeHeadOf(nameOf(head))}
              onClick={() => setOpenDialog({ kind: 'close', head })}
            >
              {words.closeHead}
            </RowButton>
          </Row>
        ),
    },
  ];
  return (
    <Stack>
      <Row justify="space-between">
        <Explained>{words.headsText}</Explained>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpenDialog({ kind: 'new' })}>
          {words.newHead}
        </Button>
      </Row>
      {heads.length === 0 ? (
        <p>{words.noHeads}</p>
      ) : (
        <DataTable caption={labels.heads} columns={columns} rows={heads} rowKey={({ head }) => head} />
      )}
      {openDialog && (
        <HeadDialog dialog={openDialog} month={month} onClose={() => setOpenDialog(undefined)} />
      )}
    </Stack>
  );
}

interface HeadDialogProps {
  readonly dialog: OpenDialog;
  readonly month: string;
  readonly onClose: () => void;
}

function HeadDialog({ dialog, month, onClose }: HeadDialogProps) {
  const words = useSettingsMessages();
  const { labels, options, locale } = useWords();
  const sends = useSends(onClose);
  const add = useAddHead();
  const setAmounts = useSetHeadAmounts();
  const close = useCloseHead();
  if (dialog.kind === 'new')
    return (
      <AskDialog title={words.newHead} text={words.newHeadText} onClose={onClose}>
        <NewHeadForm month={month} onSend={sends(add.send, ({ name }) => words.headAdded(name))} />
      </AskDialog>
    );
  const { head } = dialog;
  const name = headLabel(options.head, head.head);
  if (dialog.kind === 'amounts')
    return (
      <AskDialog title={words.newAmountsOf(name)} text={words.newAmountsText} onClose={onClose}>
        <HeadAmountsForm
          head={head}
          currentAmounts={amountsForForm(head, month)}
          month={month}
          onSend={sends(setAmounts.send, () => words.amountsSaved(name))}
        />
      </AskDialog>
    );
  const months = feesFromMonths(month).filter((one) => one >= month);
  return (
    <AskDialog title={words.closeHeadOf(name)} text={words.closeHeadText} onClose={onClose}>
      <AskForm
        initialValues={{ head: head.head, from: months.find((one) => one > month) }}
        schema={closeHeadSchema}
        submitLabel={words.closeHead}
        tone="danger"
        onSend={sends(close.send, () => words.headIsClosed(name))}
      >
        <SelectField
          name="from"
          label={labels.from}
          required
          options={months.map((value) => ({ value, label: monthLabel(value, locale) }))}
        />
      </AskForm>
    </AskDialog>
  );
}
