import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RegisterFilter } from './register-filter';

const meta = {
  title: 'Screens/Parts/Filter of the register',
  tags: ['!autodocs'],
  component: RegisterFilter,
  args: {
    filter: {},
    collectors: [{ id: '0123456789abcdef01234567', name: 'Meena', username: 'meena.office' }],
    onFilter: fn(),
  },
} satisfies Meta<typeof RegisterFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoundByTheEndOfANumber: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByLabelText('Receipt or book number');
    await userEvent.type(number, '12{Enter}');
    await expect(number).toBeInvalid();
    await expect(args.onFilter).not.toHaveBeenCalled();
    await userEvent.type(number, '3{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ number: '123' });
  },
};

export const NarrowedAndCleared: Story = {
  tags: ['behaviour'],
  args: { filter: { mode: 'UPI', from: '2026-11-01' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Collected by'), 'Meena (meena.office)');
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      mode: 'UPI',
      from: '2026-11-01',
      collector: '0123456789abcdef01234567',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({});
  },
};
