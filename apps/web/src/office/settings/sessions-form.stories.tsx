import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

/** The session was stored, and the list is read again; pressing the button once more clears the message. */
export const AnswerLost: Story = {
  render: function Desk({ settings }) {
    const [stored, read] = useState(settings);
    return (
      <SessionsForm
        settings={stored}
        onSave={(values) => {
          read(values);
          const isLost = stored === settings;
          return Promise.resolve(
            isLost ? { status: 0, message: 'Please try again.', details: [] } : undefined,
          );
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.selectOptions(canvas.getByLabelText(/^Ask for the password again/), 'Never');
    await userEvent.click(save);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Please try again.');
    await userEvent.click(save);
    await expect(alert).not.toBeInTheDocument();
  },
};
