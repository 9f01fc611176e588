import { staffRights } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddStaffForm, type AddStaffFormProps } from './add-staff-form';

const onAdd: AddStaffFormProps['onAdd'] = fn(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Parts/Add staff form',
  tags: ['!autodocs'],
  component: AddStaffForm,
  args: { onAdd },
} satisfies Meta<typeof AddStaffForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const add = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Add account' });

const ownPassword = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText(/^Your own password/, { selector: 'input' });

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(add(canvasElement)).toBeDisabled();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(staffRights.length);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Geeta');
    await userEvent.tab();
    await userEvent.keyboard('geeta');
    await userEvent.type(ownPassword(canvasElement), 'chalk and dust{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({
        fname: 'Geeta',
        username: 'geeta',
        role: 'office',
        currentPassword: 'chalk and dust',
      }),
    );
  },
};

/** An administrator has every right, so the form asks for none. */
export const AnAdministrator: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Administrator: may do everything' }));
    await expect(canvas.queryAllByRole('checkbox')).toHaveLength(0);
  },
};

/** A teacher never has a right. */
export const ATeacher: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Teacher/ }));
    await expect(canvas.queryAllByRole('checkbox')).toHaveLength(0);
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Sunil');
    await userEvent.type(canvas.getByLabelText(/^Login id/), 'sunil.r');
    await userEvent.type(ownPassword(canvasElement), 'chalk and dust{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith(
      expect.objectContaining({ role: 'teacher', rights: [] }),
    );
  },
};

export const LoginIdIsTaken: Story = {
  args: {
    onAdd: () =>
      Promise.resolve({
        status: 409,
        message: 'This login id is taken. Choose another one',
        details: [{ field: 'username', message: 'This login id is taken. Choose another one' }],
      }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Geeta');
    await userEvent.type(canvas.getByLabelText(/^Login id/), 'geeta');
    await userEvent.type(ownPassword(canvasElement), 'chalk and dust{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This login id is taken');
    await expect(canvas.getByLabelText(/^Login id/)).toBeInvalid();
  },
};
