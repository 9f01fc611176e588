import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VoidForm, type VoidFormProps } from './void-form';

const onSend: VoidFormProps['onSend'] = fn(() => Promise.resolve(undefined));
const named = { studentID: '1234', studentReceiptNo: 'MLMEC/1234/1700000000' };

const meta = {
  title: 'Screens/Parts/Void form',
  tags: ['!autodocs'],
  component: VoidForm,
  args: {
    ...named,
    submitLabel: 'Void receipt',
    hint: 'Kept on record with your name',
    onSend,
  },
} satisfies Meta<typeof VoidForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAReason: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Void receipt' })).toBeDisabled();
  },
};

export const WithAReason: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Reason/), 'Taken from the wrong student');
    await userEvent.click(canvas.getByRole('button', { name: 'Void receipt' }));
    await expect(args.onSend).toHaveBeenCalledWith({ ...named, reason: 'Taken from the wrong student' });
  },
};

export const Refused: Story = {
  args: {
    onSend: () => Promise.resolve({ status: 409, message: 'This receipt is already void', details: [] }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Reason/), 'Twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Void receipt' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This receipt is already void');
    await expect(canvas.getByLabelText(/^Reason/)).toHaveValue('Twice');
  },
};
