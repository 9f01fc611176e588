import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DefaultersFilters } from './defaulters-filters';

const meta = {
  title: 'Screens/Parts/Defaulters filters',
  tags: ['!autodocs'],
  component: DefaultersFilters,
  args: { filter: {}, onChange: fn() },
} satisfies Meta<typeof DefaultersFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAClass: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Class' });
    await userEvent.selectOptions(select, 'VII');
    await expect(args.onChange).toHaveBeenCalledWith('class', '7');
  },
};

export const GoesBackToAll: Story = {
  tags: ['behaviour'],
  args: { filter: { branch: 'MLMIC', class: '3', section: 'a', age: 'over-90', left: 'true' } },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Days late' });
    await expect(select).toHaveDisplayValue('Over 90 days');
    await userEvent.selectOptions(select, '');
    await expect(args.onChange).toHaveBeenCalledWith('age', '');
  },
};
