import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withQueries } from '../../stories/around';
import { SchoolDetailsForm, type SchoolDetailsFormProps } from './school-details-form';

const onSave: SchoolDetailsFormProps['onSave'] = fn(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Parts/School details form',
  tags: ['!autodocs'],
  component: SchoolDetailsForm,
  decorators: [withQueries],
  args: {
    details: { branchCode: 'MLMEC', name: 'M.L.M. Education Centre', nameHindi: 'एम.एल.एम. एजुकेशन सेंटर' },
    onSave,
  },
} satisfies Meta<typeof SchoolDetailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Name in Hindi/)).toHaveValue('एम.एल.एम. एजुकेशन सेंटर');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const AWrongUpiId: Story = {
  play: async ({ canvas, args }) => {
    const upi = canvas.getByLabelText(/^UPI id/);
    await userEvent.type(upi, 'school');
    await userEvent.tab();
    await expect(canvas.getByText('UPI id must look like school@bank')).toBeVisible();
    await userEvent.type(upi, '@sbi{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ upiId: 'school@sbi' }));
  },
};

export const SavedBefore: Story = {
  args: {
    details: {
      branchCode: 'MLMIC',
      name: 'M.L.M. Inter College',
      address: 'Civil Lines\nGorakhpur 273001',
      affiliationNumber: '2130456',
      phone: '0551 220 1234',
      upiId: 'mlmic@sbi',
      returnedChequeFine: 250,
      changedBy: 'Admin (admin)',
      changedAt: '2026-11-21T05:00:00.000Z',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Fine for a returned cheque/)).toHaveValue('250');
    await expect(canvas.getByText(/^Last changed by Admin \(admin\), 21 Nov 2026/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    onSave: () =>
      Promise.resolve({
        status: 400,
        message: 'Logo must be an uploaded picture',
        details: [{ field: 'logo', message: 'Logo must be an uploaded picture' }],
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Phone/), '0551 2201234{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Logo must be an uploaded picture');
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('0551 2201234');
  },
};
