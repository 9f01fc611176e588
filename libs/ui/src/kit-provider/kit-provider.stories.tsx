import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../alert/alert';
import { hi } from '../messages/hi';
import { en } from '../messages/en';
import { darkTheme } from '../theme/dark';
import { KitProvider } from './kit-provider';
import { lightTheme } from '../theme/light';
import { KitProviderExample } from './kit-provider.example';
import code from './kit-provider.example.tsx?raw';

const meta = {
  title: 'Foundations/KitProvider',
  component: KitProvider,
  argTypes: {
    theme: {
      description: 'The colours: `lightTheme`, `darkTheme`, `printTheme`, or one of your own.',
      control: false,
    },
  },
  args: {
    children: (
      <Alert tone="success" onClose={() => undefined}>
        Form Submitted Successfully
      </Alert>
    ),
  },
  parameters: {
    usage: {
      when: 'Once, around the whole app: it provides the theme, the background of the page and the words of the kit in one language.',
      whenNot: 'Around a single part, to give it another colour: a part uses the colours of the page.',
    },
    accessibility: {
      note: 'Provides the visible focus ring, sizes that grow with the setting of the reader, and less motion for people who ask for it. Set the `lang` of the page as well.',
    },
  },
} satisfies Meta<typeof KitProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: KitProviderExample,
  parameters: { docs: { source: { code } } },
};

export const Light: Story = {
  args: { theme: lightTheme },
};

// Inline, it would turn the whole documentation page dark.
export const Dark: Story = {
  tags: ['!autodocs'],
  args: { theme: darkTheme },
};

export const InHindi: Story = {
  args: { messages: { ...en, ...hi } },
};

export const SaysItsWords: Story = {
  ...Light,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const TheWholePageIsDark: Story = {
  ...Dark,
  tags: ['behaviour'],
  play: async () => {
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  },
};

export const SaysItsWordsInHindi: Story = {
  ...InHindi,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: hi.close })).toBeVisible();
  },
};
