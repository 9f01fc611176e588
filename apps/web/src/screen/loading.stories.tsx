import { DataTable } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadFailed, Loading, QueriesFailed, StaleWarning, loadErrorNotice } from './loading';

const meta: Meta<typeof LoadFailed> = { component: LoadFailed, title: 'Screens/Parts/Load failed' };
export default meta;
type Story = StoryObj<typeof LoadFailed>;

/** The network is still down: a second try by keyboard says so and keeps the focus. */
export const TriedAgain: Story = {
  render: function Tried() {
    const [isLoading, setLoading] = useState(false);
    const refetch = () => {
      setLoading(true);
      setTimeout(() => setLoading(false), 200);
    };
    return (
      <section tabIndex={-1} aria-label="Receipts">
        {isLoading ? (
          <Loading />
        ) : (
          <LoadFailed query={{ error: { message: 'The office server cannot be reached.' }, refetch }} />
        )}
      </section>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('region', { name: 'Receipts' })).toHaveFocus();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office server cannot be reached.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

const refetch = fn();
const error = { message: 'The office server cannot be reached.' };

/** This morning's dues may have changed: somebody printing slips is told that the figures are old. */
export const OutdatedWarning: Story = {
  render: () => (
    <StaleWarning
      queries={[
        { data: [], error: null, refetch: fn() },
        { data: [], error, refetch },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This may be out of date');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalled();
  },
};

const receipts = { data: [{ number: 'DIS-0001' }], error, refetch };

/** The old rows stay below the message that they could not be read again. */
export const RowsWithOutdatedWarning: Story = {
  render: () => (
    <>
      <StaleWarning queries={[receipts]} />
      <DataTable
        caption="Receipts"
        columns={[{ key: 'number', header: 'Receipt', render: ({ number }) => number }]}
        rows={receipts.data}
        rowKey={({ number }) => number}
        error={loadErrorNotice(receipts)}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'DIS-0001' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

const again = fn();

/** Of two reads on one screen one never succeeded: only that one is reported, and both are tried again. */
export const OneNeverRead: Story = {
  render: () => <QueriesFailed queries={[receipts, { data: undefined, error, refetch: again }]} />,
  play: async ({ canvas }) => {
    refetch.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The office server cannot be reached.');
    await expect(canvas.queryByText(/This may be out of date/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(again).toHaveBeenCalled();
    await expect(refetch).toHaveBeenCalled();
  },
};
