import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WithRouter } from '../../app/test/with-router';
import { RegisterStudentForm } from './register-student-form';
import { newStudent } from './student-form-values';

const meta = {
  title: 'Web/Register student form',
  component: RegisterStudentForm,
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
    WithRouter,
  ],
  args: {
    initialValues: newStudent('1001', new Date('2026-11-21T05:00:00Z')),
    onSubmit: fn(() => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof RegisterStudentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Register Student' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: /^Student ID/ })).toHaveValue('1001');
    const feesFrom = canvas.getByRole<HTMLSelectElement>('combobox', { name: /^Fees from/ });
    await expect(feesFrom).toHaveDisplayValue('Nov 2026');
    const offered = Array.from(feesFrom.options, ({ text }) => text);
    await expect(offered.slice(1)).toHaveLength(13);
    await expect(offered).toEqual(expect.arrayContaining(['Apr 2026', 'Mar 2027', 'Apr 2027']));
  },
};

export const AdmissionChargesByTheFeeTable: Story = {
  args: { feeTables: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tick = canvas.getByRole('checkbox', { name: 'Charge registration and security now' });
    await expect(tick).not.toBeChecked();
    await expect(tick).toHaveAccessibleDescription('By the fee table, for the class that is chosen');
    await userEvent.selectOptions(canvas.getByLabelText(/^Class/), 'III');
    await expect(tick).toHaveAccessibleDescription('Registration ₹400, Security ₹400');
    await userEvent.click(tick);
    await expect(tick).toBeChecked();
  },
};

export const EverythingMissing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^First name/), '{Enter}');
    await expect(canvas.getByText('First name is required')).toBeVisible();
    await expect(canvas.getByText('Signature is required')).toBeVisible();
    await expect(canvas.getByLabelText(/^First name/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
