import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LAST_RECEIPT, LastReceipt } from './last-receipt';

const WHERE_IT_IS = '/office/receipt?studentID=1234&studentReceiptNo=MLMEC%2F1234%2F1795000000';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const client = (receipt?: object) => {
  const queries = new QueryClient();
  if (receipt) queries.setQueryData(LAST_RECEIPT, receipt);
  return queries;
};

const meta = {
  title: 'Screens/Parts/Last receipt',
  tags: ['!autodocs'],
  component: LastReceipt,
  decorators: [
    (Story, { parameters }) => (
      <QueryClientProvider client={client(parameters['receipt'] as object | undefined)}>
        <MemoryRouter>
          <Story />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof LastReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrintedAgainByOneKey: Story = {
  parameters: { receipt: { studentID: '1234', studentReceiptNo: 'MLMEC/1234/1795000000' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print last receipt' })).toBeVisible();
    await userEvent.keyboard('{F9}');
    await expect(canvas.getByRole('status')).toHaveTextContent(WHERE_IT_IS);
  },
};

/** The key is pressed just as the page appears, before it is painted. */
export const HeardAtOnce: Story = {
  ...PrintedAgainByOneKey,
  tags: ['behaviour'],
  render: function Render() {
    const [isThere, setThere] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setThere(true));
      return () => clearTimeout(timer);
    }, []);
    const press = (page: HTMLElement | null) =>
      void page?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true }));
    return <div ref={isThere ? press : undefined}>{isThere && <LastReceipt />}</div>;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(WHERE_IT_IS));
  },
};

export const NothingTakenYet: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('{F9}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('/');
  },
};
