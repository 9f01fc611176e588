import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Tab, TabList } from './tab-list';
import { TabPanel, Tabs } from './tabs';
import { TabsExample } from './tabs.example';
import code from './tabs.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

/** A list of tabs and their panels, as a page would write them. */
const tabsOf = (label: string, names: readonly string[]) => [
  <TabList key="list" label={label}>
    {names.map((name, at) => (
      <Tab key={name} value={`tab-${String(at)}`}>
        {name}
      </Tab>
    ))}
  </TabList>,
  ...names.map((name, at) => (
    <TabPanel key={name} value={`tab-${String(at)}`}>
      <p>{name}</p>
    </TabPanel>
  )),
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: {
    onChange: fn(),
    children: [
      <TabList key="list" label="Student service">
        <Tab value="update">Update Student Profile</Tab>
        <Tab value="pending">Pending Fee</Tab>
        <Tab value="fine">Fine</Tab>
      </TabList>,
      <TabPanel key="update" value="update">
        <p>The form of the student</p>
      </TabPanel>,
      <TabPanel key="pending" value="pending">
        <p>What the family owes</p>
      </TabPanel>,
      <TabPanel key="fine" value="fine">
        <label>
          Reason <input />
        </label>
      </TabPanel>,
    ],
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Several views of one thing, one of them open. Closed panels stay in the page, so that nothing typed is lost.',
      },
    },
    usage: {
      when: 'For two to seven views of the same thing that are looked at one at a time, such as the services for one student. Use lines for the parts of a screen, and pills for a choice within one part.',
      whenNot:
        'For going to another page: that is a link. For steps in a fixed order: that is a form with sections. For two views that are compared: show both.',
    },
    accessibility: {
      keys: {
        Tab: 'To the open tab, then into its panel',
        'Left, Right': 'Opens the previous or the next tab; continues at the other end',
        'Home, End': 'Opens the first or the last tab',
      },
      note: 'Tabs by the ARIA pattern; the row is a single Tab stop. Closed panels stay in the page and are hidden from everybody.',
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: TabsExample,
  parameters: { docs: { source: { code } } },
};

/** The mark of the open tab lies on the line under all tabs. */
export const Line: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('tablist').getBoundingClientRect();
    const [open] = canvas.getAllByRole('tab', { selected: true });
    await expect(open!.getBoundingClientRect().bottom).toBe(bottom);
  },
};

export const Pill: Story = { args: { variant: 'pill' } };

export const Selected: Story = {
  args: { value: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Pending Fee' })).toBeVisible();
  },
};

/** An address with an unknown tab opens the first. */
export const UnknownIsTheFirst: Story = {
  tags: ['behaviour'],
  args: { value: 'attendance' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Update Student Profile' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ByPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Fine' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('fine');
    await userEvent.type(canvas.getByLabelText('Reason'), 'Late');
    await userEvent.click(canvas.getByRole('tab', { name: 'Pending Fee' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What the family owes');
    await userEvent.click(canvas.getByRole('tab', { name: 'Fine' }));
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Late');
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  args: { variant: 'pill' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    // With Alt the arrow keys are the browser's own: Back.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(canvas.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true');
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

const six = tabsOf('Student service', [
  'Update Student Profile',
  'Pending Fee',
  'Attendance Report',
  'Fine',
  'Student Result',
  'Generate TC',
]);

const phone = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Story;

/** Expects the whole tab to be in the visible part of its row. */
const expectInSight = async (tab: HTMLElement) => {
  const row = tab.closest('[role="tablist"]')!.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1));
  await expect(box.left).toBeGreaterThanOrEqual(row.left - 1);
};

export const ScrollsOnAPhone: Story = {
  ...phone,
  args: { children: six },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('tab', { name: 'Generate TC' });
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    // A shadow shows that the row continues, also in a browser without the newest CSS.
    await expect(getComputedStyle(row).backgroundImage).toContain('linear-gradient');
    canvas.getByRole('tab', { name: 'Update Student Profile' }).focus();
    await userEvent.keyboard('{End}');
    await expectInSight(last);
  },
};

export const OpenTabIsInSightOnAPhone: Story = {
  ...phone,
  args: { children: six, value: 'tab-5' },
  play: ({ canvas }) => expectInSight(canvas.getByRole('tab', { name: 'Generate TC' })),
};

export const PillsGoOnBelowOnAPhone: Story = {
  ...phone,
  args: { children: six, variant: 'pill' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

export const Hindi: Story = {
  tags: ['copy'],
  globals: { language: 'hi' },
  args: { children: tabsOf('विद्यार्थी सेवा', ['प्रोफ़ाइल अपडेट करें', 'बकाया शुल्क', 'जुर्माना']) },
};

export const Dark: Story = { tags: ['copy'], globals: { theme: 'dark' } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};
