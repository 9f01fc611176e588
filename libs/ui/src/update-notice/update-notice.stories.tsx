import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { darkTheme } from '../theme/dark';
import { KitProvider } from '../kit-provider/kit-provider';
import { en } from '../messages/en';
import { UpdateNotice } from './update-notice';
import { UpdateNoticeExample } from './update-notice.example';
import code from './update-notice.example.tsx?raw';

const meta = {
  title: 'Feedback/UpdateNotice',
  component: UpdateNotice,
  args: { onUpdate: fn(), onLater: fn() },
  parameters: {
    usage: {
      when: 'When a newer version of the program is available: in the `notice` of `SiteBar` or `OfficeShell`, which reads it out. Nothing reloads before the button is pressed.',
      whenNot: 'For news about the work on a page: that is an `Alert` or a toast.',
    },
    accessibility: {
      keys: {
        Tab: 'To its buttons',
        'Enter, Space': 'Updates now or later',
      },
      note: 'It is announced politely when it appears, because the shell already contains its place. It takes no focus, and nothing reloads by itself.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof UpdateNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: UpdateNoticeExample,
  parameters: { docs: { source: { code } } },
};

const phone = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const Available: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Update is available')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Update now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUpdate).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(args.onLater).toHaveBeenCalledTimes(1);
  },
};

/** After "Update now" with unsaved input: nothing happens, and the notice says what to do. */
export const HeldByUnsavedWork: Story = {
  args: { held: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not saved yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Update now' })).toBeEnabled();
  },
};

export const TakingOver: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Update now/ }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Later' })).toBeDisabled();
  },
};

export const Phone: Story = {
  ...phone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = {
  tags: ['copy'],
  render: (args) => (
    <KitProvider theme={darkTheme}>
      <UpdateNotice {...args} />
    </KitProvider>
  ),
};

const hindi = {
  ...en,
  update: {
    title: 'नया संस्करण उपलब्ध है',
    text: 'पृष्ठ नए संस्करण के साथ फिर से खुलेगा।',
    unsaved: 'इस पृष्ठ पर कुछ अभी सहेजा नहीं गया है। पहले उसे सहेजें, फिर दोबारा दबाएँ।',
    now: 'अभी अपडेट करें',
    later: 'बाद में',
  },
};

export const Hindi: Story = {
  ...phone,
  tags: ['copy'],
  render: (args) => (
    <KitProvider messages={hindi}>
      <div lang="hi">
        <UpdateNotice {...args} held />
      </div>
    </KitProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/नया संस्करण/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
