import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { usePanelValue } from '../form/test/use-panel-value';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { Modal } from './modal';
import { ConfirmDialogExample } from './confirm-dialog.example';
import code from './confirm-dialog.example.tsx?raw';

function WithOpener(props: ConfirmDialogProps) {
  const [open, setOpen] = usePanelValue(props.open);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Void receipt
      </Button>
      <ConfirmDialog
        {...props}
        open={open}
        onConfirm={() => {
          setOpen(false);
          props.onConfirm();
        }}
        onCancel={() => {
          setOpen(false);
          props.onCancel();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  subcomponents: { Modal },
  args: {
    open: false,
    title: 'Void this receipt?',
    children: 'The amount goes back on the balance. The receipt stays on record and a reprint says VOID.',
    confirmLabel: 'Void receipt',
    variant: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: WithOpener,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 320 },
      description: {
        component:
          "Asks before something happens that cannot be undone. It is the browser's own modal dialog: the focus stays inside, Esc cancels, and the focus goes back to where it came from.",
      },
    },
    usage: {
      when: 'Before a step that removes something or locks somebody out: voiding a receipt, removing a student, leaving a form with unsaved input. The button says what will happen.',
      whenNot:
        'For something that can be undone or repeated: do it and say so. To say that something worked, use `Alert` or a toast; for more than one or two fields, use a page.',
    },
    accessibility: {
      keys: {
        'Tab, Shift + Tab': 'Between the buttons; the focus stays inside',
        'Enter, Space': 'Presses the button',
        Esc: 'Cancels',
      },
      note: 'An alert dialog, named by its title and described by its text. Where something is removed, the focus starts on Cancel; at the end it returns to where it came from.',
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: ConfirmDialogExample,
  parameters: { docs: { source: { code } } },
};

/** As on a page: press the button to open it. */
export const Closed: Story = { parameters: { docs: { story: { inline: true } } } };

export const Open: Story = { args: { open: true } };

export const TheFocusIsOnCancel: Story = {
  ...Open,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Void this receipt?' });
    await expect(dialog).toHaveAccessibleDescription(/goes back on the balance/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const CancelledGivesTheFocusBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Void receipt' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A voided receipt has no void button any more, so the focus moves to the receipt around it. */
export const LeavesTheFocusNearWhatIsGone: Story = {
  tags: ['behaviour'],
  render: function Voided(args) {
    const [isOpen, setOpen] = useState(false);
    const [isVoid, setVoid] = useState(false);
    return (
      <section tabIndex={-1} aria-label="Receipt">
        {isVoid ? <p>Void</p> : <Button onClick={() => setOpen(true)}>Void receipt</Button>}
        <ConfirmDialog
          {...args}
          open={isOpen}
          onConfirm={() => {
            setVoid(true);
            setOpen(false);
          }}
        />
      </section>
    );
  },
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('button', { name: 'Void receipt' }));
    const dialog = await canvas.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Void receipt' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Receipt' })).toHaveFocus());
  },
};

/** The same for a dialog that the page renders only while it asks. */
export const TakenAwayLeavesTheFocusNearBy: Story = {
  tags: ['behaviour'],
  render: function TakenAway(args) {
    const [isOpen, setOpen] = useState(false);
    const [isVoid, setVoid] = useState(false);
    return (
      <section tabIndex={-1} aria-label="Receipt">
        {isVoid ? <p>Void</p> : <Button onClick={() => setOpen(true)}>Void receipt</Button>}
        {isOpen && (
          <ConfirmDialog
            {...args}
            open
            onConfirm={() => {
              setVoid(true);
              setOpen(false);
            }}
          />
        )}
      </section>
    );
  },
  play: LeavesTheFocusNearWhatIsGone.play!,
};

/** The answer needs a new sign-in, and the question goes while the sign-in dialog is still open over it. */
export const GoneUnderAnotherDialog: Story = {
  tags: ['behaviour'],
  render: function Lapsed(args) {
    const [isOpen, setOpen] = useState(false);
    const [isOver, setOver] = useState(false);
    return (
      <section tabIndex={-1} aria-label="Receipt">
        <Button onClick={() => setOpen(true)}>Void receipt</Button>
        <ConfirmDialog {...args} open={isOpen} onConfirm={() => setOver(true)} />
        <Modal open={isOver} onClose={() => setOver(false)} label="Please sign in again">
          <Button onClick={() => setOpen(false)}>Sign in</Button>
        </Modal>
      </section>
    );
  },
  play: async ({ canvas, userEvent: user }) => {
    const opener = canvas.getByRole('button', { name: 'Void receipt' });
    await user.click(opener);
    const dialog = await canvas.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Void receipt' }));
    await user.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Confirmed: Story = {
  tags: ['behaviour'],
  args: { open: true },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Void receipt' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Void receipt' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Void receipt' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const CancelledOnTheBackdrop: Story = {
  tags: ['behaviour'],
  args: { open: true },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByText(/goes back on the balance/));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** Dragging over text and letting go outside the dialog does not close it. */
export const DraggedOutOfIt: Story = {
  tags: ['behaviour'],
  args: { open: true },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('alertdialog');
    await fireEvent.mouseDown(within(dialog).getByText(/goes back on the balance/));
    await fireEvent.mouseUp(dialog);
    await fireEvent.click(dialog);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Cancelling a file choice, or closing a question on top, does not close the dialog. */
export const WhatIsInItIsGivenUp: Story = {
  tags: ['behaviour'],
  render: ({ onCancel }) => (
    <Modal open onClose={onCancel} label="Import">
      <input type="file" aria-label="File" />
      <Modal open onClose={() => undefined} label="Drop it?">
        <Button>Go on</Button>
      </Modal>
    </Modal>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const inner = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Drop it?' });
    await fireEvent(inner, new Event('cancel', { cancelable: true, bubbles: true }));
    inner.close();
    const file = canvasElement.querySelector('input[type=file]')!;
    await fireEvent(file, new Event('cancel', { bubbles: true }));
    await waitFor(() => expect(inner.open).toBe(true));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const ShutByTheBrowser: Story = {
  tags: ['behaviour'],
  args: { open: true },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole<HTMLDialogElement>('alertdialog');
    dialog.close();
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(1));
    await expect(dialog.open).toBe(false);
  },
};

export const StaysWhereThePageDoesNotAgree: Story = {
  tags: ['behaviour'],
  args: { children: 'Sign in' },
  render: ({ onCancel, children }) => (
    <Modal open onClose={onCancel} label="Please sign in again">
      <Button>{children}</Button>
    </Modal>
  ),
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(dialog.open).toBe(true));
  },
};

export const Busy: Story = { args: { open: true, loading: true } };

export const WaitsWhileBusy: Story = {
  ...Busy,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('alertdialog');
    for (const button of within(dialog).getAllByRole('button')) await userEvent.click(button);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await userEvent.click(dialog);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const FromTheSide: Story = {
  render: ({ onCancel }) => (
    <Modal open onClose={onCancel} side="start" label="Main menu">
      <Button variant="quiet">Dashboard</Button>
    </Modal>
  ),
};

export const Hindi: Story = {
  tags: ['copy'],
  globals: { language: 'hi' },
  args: {
    open: true,
    title: 'यह रसीद निरस्त करें?',
    children: 'राशि फिर से बकाया में जुड़ जाएगी। रसीद का रिकॉर्ड बना रहेगा।',
    confirmLabel: 'रसीद निरस्त करें',
  },
};

export const Dark: Story = { tags: ['copy'], args: { open: true }, globals: { theme: 'dark' } };
