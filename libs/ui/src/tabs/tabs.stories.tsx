import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './tabs';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Student service',
    onSelect: fn(),
    tabs: [
      { key: 'update', label: 'Update Student Profile', content: <p>The form of the student</p> },
      { key: 'pending', label: 'Pending Fee', content: <p>What the family owes</p> },
      {
        key: 'fine',
        label: 'Fine',
        content: (
          <label>
            Reason <input />
          </label>
        ),
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Several views of one thing, one of them open. Closed panels stay in the page, so that nothing typed is lost. Not for going to another page: that is a link.',
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Pill: Story = { args: { variant: 'pill' } };

export const Selected: Story = {
  args: { selected: 'pending' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Pending Fee' })).toBeVisible();
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Fine' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('fine');
    await userEvent.type(canvas.getByLabelText('Reason'), 'Late');
    await userEvent.click(canvas.getByRole('tab', { name: 'Pending Fee' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What the family owes');
    await userEvent.click(canvas.getByRole('tab', { name: 'Fine' }));
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Late');
  },
};

export const ByKeyboard: Story = {
  args: { variant: 'pill' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const opens = async (key: string, name: string) => {
      await userEvent.keyboard(key);
      const tab = canvas.getByRole('tab', { name });
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    };
    await opens('{ArrowRight}', 'Pending Fee');
    await opens('{End}', 'Fine');
    await opens('{ArrowRight}', 'Update Student Profile');
    await opens('{ArrowLeft}', 'Fine');
    await opens('{Home}', 'Update Student Profile');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Update Student Profile' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Pending Fee' })).toHaveFocus();
  },
};
