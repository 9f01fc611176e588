import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReadmitForm } from './readmit-student';

const meta = {
  title: 'Screens/Parts/Re-admit form',
  tags: ['!autodocs'],
  component: ReadmitForm,
  args: {
    student: { studentID: '1001', medium: 'english', class: '10', section: 'b' },
    onSend: fn(() => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof ReadmitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The previous class is filled in; a class with streams asks for one. */
export const IntoTheNextClass: Story = {
  play: async ({ args, canvas }) => {
    const readmit = canvas.getByRole('button', { name: 'Re-admit' });
    await expect(canvas.getByLabelText(/^Class/)).toHaveDisplayValue('X');
    await expect(canvas.getByLabelText(/^Section/)).toHaveDisplayValue('B');
    await expect(canvas.queryByLabelText(/^Stream/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(/^Class/), 'XI');
    await expect(readmit).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText(/^Stream/), 'Science');
    await userEvent.click(readmit);
    await expect(args.onSend).toHaveBeenCalledWith({
      studentID: '1001',
      class: '11',
      section: 'b',
      stream: 'science',
    });
  },
};
