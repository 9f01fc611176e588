import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
          'Several views of one thing, one of them open. Closed panels stay in the page, so that nothing typed is lost.',
      },
    },
    usage: {
      when: 'For two to seven views of the same thing that are looked at one at a time, such as the services for one student. Lines for the parts of a screen, pills for a choice within one.',
      whenNot:
        'For going to another page, which is a link, and for steps in an order, which are a form with sections. Not where two views are compared: show both.',
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
    await userEvent.tab({ shift: true });
    await opens('{End}', 'Fine');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Reason')).toHaveFocus();
  },
};

const six = [
  'Update Student Profile',
  'Pending Fee',
  'Attendance Report',
  'Fine',
  'Student Result',
  'Generate TC',
].map((label, at) => ({ key: `tab-${String(at)}`, label, content: <p>{label}</p> }));

const phone = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Story;

/** The whole of the tab stands inside the part of the row that is in sight. */
const expectInSight = async (tab: HTMLElement) => {
  const row = tab.closest('[role="tablist"]')!.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1));
  await expect(box.left).toBeGreaterThanOrEqual(row.left - 1);
};

export const ScrollsOnAPhone: Story = {
  ...phone,
  args: { tabs: six },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = canvas.getByRole('tab', { name: 'Generate TC' });
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    canvas.getByRole('tab', { name: 'Update Student Profile' }).focus();
    await userEvent.keyboard('{End}');
    await expectInSight(last);
  },
};

export const OpenTabIsInSightOnAPhone: Story = {
  ...phone,
  args: { tabs: six, selected: 'tab-5' },
  play: ({ canvasElement }) => expectInSight(within(canvasElement).getByRole('tab', { name: 'Generate TC' })),
};

export const PillsGoOnBelowOnAPhone: Story = {
  ...phone,
  args: { tabs: six, variant: 'pill' },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('tablist');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

export const Hindi: Story = {
  globals: { language: 'hi' },
  args: {
    label: 'छात्र सेवा',
    tabs: ['प्रोफ़ाइल अपडेट करें', 'बकाया शुल्क', 'जुर्माना'].map((label, at) => ({
      key: `tab-${String(at)}`,
      label,
      content: <p>{label}</p>,
    })),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
