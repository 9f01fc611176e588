import { paise, schoolHead } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChangeForm, type ChangeFormProps } from './change-form';

const onSend: ChangeFormProps['onSend'] = fn(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Parts/Change of several students',
  tags: ['!autodocs'],
  component: ChangeForm,
  args: {
    what: 'section',
    heads: [
      {
        head: schoolHead('Bus'),
        every: 'monthly',
        price: 'stop',
        takers: 'chosen',
        isRefundable: false,
        amounts: [
          {
            from: '2026-04',
            stops: [{ name: 'Naini', amount: paise(650_00) }],
            addedBy: 'Admin',
            addedAt: new Date('2026-04-01T06:00:00Z'),
          },
        ],
      },
    ],
    month: '2026-11',
    onSend,
    onCancel: fn(),
  },
} satisfies Meta<typeof ChangeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No error is shown before a section is chosen. */
export const Section: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/New section/), 'b');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the preview' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ what: 'section', section: 'b' }));
  },
};

/** The stops of the chosen head, each with its price. */
export const TakeHead: Story = { args: { what: 'take-head' } };

export const EndHead: Story = { args: { what: 'end-head' } };

export const Concession: Story = { args: { what: 'concession' } };

export const NoHeads: Story = { args: { what: 'take-head', heads: [] } };
