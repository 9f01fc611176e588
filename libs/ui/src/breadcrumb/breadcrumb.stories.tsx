import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from '../link/text-link';
import { Breadcrumb } from './breadcrumb';
import { BreadcrumbExample } from './breadcrumb.example';
import code from './breadcrumb.example.tsx?raw';
import { inEachState, severalOfAName } from '../theme/test/in-each-state';

const meta = {
  title: 'Navigation/Breadcrumb',
  tags: ['new'],
  component: Breadcrumb,
  args: {
    children: <TextLink href="#/office/closing">Closing</TextLink>,
    here: 'Closing 12',
  },
  argTypes: { children: { control: false } },
  parameters: {
    usage: {
      when: 'Above the title of a page that is reached only through another one, such as one closing of a list or the statement of a student.',
      whenNot:
        'On a page of the sidebar, which already marks the current page. For the steps of a form, and for views of one thing: those are `Tabs`.',
    },
    accessibility: {
      keys: {
        Tab: 'From link to link',
        Enter: 'Follows the link',
      },
      note: 'A navigation landmark with a name and a list in it. The current page is not a link and carries `aria-current="page"`; the arrows between the links are not read out.',
    },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: BreadcrumbExample,
  parameters: { docs: { source: { code } } },
};

export const TwoDeep: Story = {};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Where this page is' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Closing' })).toHaveFocus();
    await expect(canvas.getByText('Closing 12')).toHaveAttribute('aria-current', 'page');
  },
};

export const GoesOnBelowOnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    children: [
      <TextLink key="list" href="#/office/student-profile">
        Registered Students
      </TextLink>,
      <TextLink key="student" href="#/office/student-profile/1001">
        Venkatanarasimharajuvaripeta Lakshminarayanan
      </TextLink>,
    ],
    here: 'Statement',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Hindi: Story = {
  tags: ['copy'],
  globals: { language: 'hi' },
  args: {
    children: <TextLink href="#/office/closing">दिन का हिसाब</TextLink>,
    here: 'हिसाब 12',
  },
};

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
  parameters: severalOfAName,
};
