import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { CardRow } from './card-row';
import { CardRowExample } from './card-row.example';
import code from './card-row.example.tsx?raw';

const card = (key: number) => ({
  key: String(key),
  title: 'Card title',
  text: "Some quick example text to build on the card title and make up the bulk of the card's content.",
  action: <Button>Go somewhere</Button>,
});

const meta = {
  title: 'Display/CardRow',
  component: CardRow,
  args: { label: 'News from the school', cards: [1, 2, 3, 4, 5].map(card) },
  parameters: {
    usage: {
      when: 'For cards of one kind side by side that may scroll sideways, like the news on the home page.',
      whenNot:
        'For things to compare or to look up: that is a `DataTable`. For anything that must be seen: the last cards may be out of sight.',
    },
    accessibility: {
      keys: {
        Tab: 'To the row where it scrolls, then to the links and buttons in the cards',
        'Left, Right': 'Scrolls the row',
      },
      note: 'A region named by `label` that contains a list. It takes the focus only where it scrolls, so that the keyboard can reach the cards that are out of sight. Titles are headings of level 3.',
    },
  },
} satisfies Meta<typeof CardRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: CardRowExample,
  parameters: { docs: { source: { code } } },
};

export const FiveCards: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first!.offsetWidth).toBe(18 * 16);
  },
};

export const WithPictures: Story = {
  args: {
    cards: [1, 2, 3].map((key) => ({
      ...card(key),
      image: {
        src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 5'%3E%3Crect width='9' height='5' fill='%23f3c98b'/%3E%3C/svg%3E",
        alt: '',
        width: 900,
        height: 500,
      },
    })),
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'News from the school' });
    await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(row).toHaveFocus();
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
    await expect(row.scrollLeft).toBeGreaterThan(0);
  },
};

export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
