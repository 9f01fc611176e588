import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileUpload } from './file-upload';
import { FileUploadExample } from './file-upload.example';
import code from './file-upload.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 150"><rect width="120" height="150" fill="#c9d3ee"/><circle cx="60" cy="58" r="28" fill="#8a97bd"/><ellipse cx="60" cy="140" rx="46" ry="42" fill="#8a97bd"/></svg>',
)}`;
const photo = () => new File(['x'], 'photo.png', { type: 'image/png' });

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Photo',
    hint: 'PNG, JPEG or WebP, up to 5 MB',
    accept: 'image/*',
    status: { kind: 'empty' },
    onPick: fn(),
  },
  parameters: {
    usage: {
      when: 'For one picture: the photo or the signature of a student. The picture is shown at once, with the progress of the upload or the reason why it failed.',
      whenNot: 'For documents or many files at a time: the school does not store any yet.',
    },
    accessibility: {
      keys: {
        Tab: 'To the button that chooses a file, then to the buttons that remove it or try again',
        'Enter, Space': 'Opens the file chooser',
      },
      note: 'Files can be dropped, but never have to be. A progress bar with a name shows how far the upload is; a status announces that it is done or failed.',
    },
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: FileUploadExample,
  parameters: { docs: { source: { code } } },
};

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Photo');
    await userEvent.upload(input, photo());
    await expect(args.onPick).toHaveBeenCalledTimes(1);
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  args: { status: { kind: 'failed', message: 'The picture is larger than 5 MB' }, onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Photo')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText('Photo')).toHaveFocus();
  },
};

export const Dropped: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('or drop it here');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo());
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onPick).toHaveBeenCalledTimes(1);
  },
};

/** A file that is no picture is shown by an icon of its own. */
export const AnyFile: Story = {
  args: { label: 'Register', shape: 'file', accept: '.xlsx,.csv', required: true },
};

export const Signature: Story = { args: { label: 'Signature', shape: 'signature', required: true } };

export const RequiredAndMissing: Story = {
  args: { label: 'Signature', shape: 'signature', required: true, error: 'Signature is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Signature')).toHaveAccessibleDescription('Signature is required');
  },
};

export const Uploading: Story = {
  args: { status: { kind: 'uploading', percent: 64, previewUrl: portrait } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    // While uploading, the input keeps the focus of the user who has just chosen the file, and a press opens nothing.
    await expect(canvas.getByLabelText('Photo')).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const Uploaded: Story = {
  args: { status: { kind: 'uploaded', previewUrl: portrait }, onRemove: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploaded');
    await expect(canvas.getByRole('img', { name: 'Preview of Photo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Photo' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: { status: { kind: 'failed', message: 'The picture is larger than 5 MB' } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Failed Uploading');
    await expect(status).toHaveTextContent('The picture is larger than 5 MB');
  },
};

export const FailedForWantOfANetwork: Story = {
  args: {
    status: { kind: 'failed', message: 'The office server cannot be reached.' },
    onRetry: fn(),
    onRemove: fn(),
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Try again: Photo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};
