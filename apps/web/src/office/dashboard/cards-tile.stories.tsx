import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withQueries } from '../../stories/around';
import { answer } from '../../stories/answer';
import { asJustOpened } from '../../stories/screen';
import { CardsTile } from './cards-tile';

const meta = {
  title: 'Screens/Parts/Card reader tile',
  tags: ['!autodocs'],
  component: CardsTile,
  beforeEach: asJustOpened,
  decorators: [withQueries],
  args: { cards: { present: 1789, unknown: 0 } },
} satisfies Meta<typeof CardsTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoReader: Story = {
  args: { cards: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('No reader');
  },
};

export const CardsRead: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1789 Present');
  },
};

/** An administrator sees the cards that belong to nobody. */
export const UnknownCards: Story = {
  args: { cards: { present: 1789, unknown: 2 } },
  parameters: {
    signedIn: true,
    answers: {
      'GET /api/office/card-reads/unknown': answer({
        cards: [
          { cardNumber: '04A2B3C4', firstAt: '2026-11-24T02:30:00.000Z', lastAt: '2026-11-24T08:10:00.000Z' },
          {
            cardNumber: '0012345678',
            firstAt: '2026-11-24T02:41:00.000Z',
            lastAt: '2026-11-24T02:41:00.000Z',
          },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 unknown cards' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('rowheader', { name: '04A2B3C4' })).toBeVisible();
    await expect(dialog.getByRole('cell', { name: '8:00 am' })).toBeVisible();
  },
};
