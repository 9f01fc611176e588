import { requiredText } from '@school/domain';
import { TextField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { z } from 'zod';

import { WithRouter } from '../../screen/test/with-router';
import { AskDialog, AskForm } from './ask-dialog';

/** Refuses the request, at the moment the story chooses. */
let refuse: (() => void) | undefined;

const onClose = fn();

const meta = {
  title: 'Screens/Parts/Ask dialog',
  tags: ['!autodocs'],
  component: AskDialog,
  args: { title: 'Add a charge', text: 'It is owed at once.', onClose, children: undefined },
  render: (args) => (
    <AskDialog {...args}>
      <AskForm
        initialValues={{}}
        schema={z.object({ reason: requiredText() })}
        submitLabel="Charge"
        onSend={() =>
          new Promise((answer) => {
            refuse = () => answer({ status: 409, message: 'The balance has changed', details: [] });
          })
        }
      >
        <TextField name="reason" label="Reason" required />
      </AskForm>
    </AskDialog>
  ),
  decorators: [WithRouter],
  beforeEach: () => onClose.mockClear(),
} satisfies Meta<typeof AskDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While the request is on its way nobody knows whether it succeeds, so the dialog waits for the answer. */
export const WaitsForTheAnswer: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Add a charge' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Broken window');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Charge' }));
    await waitFor(() => expect(refuse).toBeDefined());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(onClose).not.toHaveBeenCalled();
    refuse?.();
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('The balance has changed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
};

/** The longest form on the low screen of an office: its buttons stay in sight. */
export const ItsButtonsStayInSight: Story = {
  tags: ['behaviour'],
  args: {
    title: 'Give a standing concession',
    children: (
      <AskForm initialValues={{}} schema={z.object({})} submitLabel="Give concession" onSend={fn()}>
        {Array.from({ length: 12 }, (_, at) => (
          <TextField key={at} name={`field${String(at)}`} label={`Field ${String(at)}`} />
        ))}
      </AskForm>
    ),
  },
  render: (args) => <AskDialog {...args} />,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    const give = within(dialog).getByRole('button', { name: 'Give concession' });
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(give.getBoundingClientRect().bottom).toBeLessThan(dialog.getBoundingClientRect().bottom);
    // A focused field is not hidden below the buttons either.
    for (const field of within(dialog).getAllByRole('textbox')) {
      field.focus();
      await expect(field.getBoundingClientRect().bottom).toBeLessThan(give.getBoundingClientRect().top);
    }
  },
};

/** What follows the form, as a unit's file, is not covered by the paper of the buttons. */
export const MoreBelowTheForm: Story = {
  tags: ['behaviour'],
  args: {
    title: 'Change: Integers',
    children: (
      <>
        <AskForm initialValues={{}} schema={z.object({})} submitLabel="Save" onSend={fn()}>
          <TextField name="unit" label="Unit" />
        </AskForm>
        <span>File (PDF)</span>
      </>
    ),
  },
  render: (args) => <AskDialog {...args} />,
  play: async ({ canvas }) => {
    const label = await canvas.findByText('File (PDF)');
    const { left, top } = label.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(label);
  },
};
