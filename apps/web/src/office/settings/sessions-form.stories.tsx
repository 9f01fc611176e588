import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionsForm, type SessionsFormProps } from './sessions-form';

const onSave: SessionsFormProps['onSave'] = fn(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Parts/Sessions form',
  tags: ['!autodocs'],
  component: SessionsForm,
  args: { settings: { idleAfter: '30' }, onSave },
} satisfies Meta<typeof SessionsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText(/^Ask for the password again/), 'Never');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ idleAfter: 'off' });
  },
};
