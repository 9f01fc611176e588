import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { features } from '../../app/features';
import { FeaturesContext } from '../../screen/features';
import { asJustOpened } from '../../stories/screen';
import { KeyboardHelp } from './keyboard-help';

const meta = {
  title: 'Screens/Parts/Keyboard help',
  tags: ['!autodocs'],
  component: KeyboardHelp,
  beforeEach: asJustOpened,
  parameters: { signedIn: true },
  // Adds the keys of the features, as the office does.
  decorators: [
    (Story) => (
      <FeaturesContext value={features}>
        <Story />
      </FeaturesContext>
    ),
  ],
} satisfies Meta<typeof KeyboardHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of keys that work on every screen. */
const EVERYWHERE = 6;

export const OpenedByItsKey: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const ofFeatures = features.flatMap(({ keys = [] }) => keys);
    await expect(within(dialog).getAllByRole('term')).toHaveLength(EVERYWHERE + ofFeatures.length);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const OpenedByItsButton: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await expect(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
};
