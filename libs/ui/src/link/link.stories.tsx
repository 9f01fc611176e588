import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserPlus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../button/button.styles';
import { Row } from '../layout/stack';
import { TextLink } from './text-link';
import { LinkExample } from './link.example';
import code from './link.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

const meta = {
  title: 'Actions/Link',
  component: TextLink,
  subcomponents: { ButtonLink },
  args: { children: 'Forgot Password?', href: '#/forgot-password' },
  parameters: {
    usage: {
      when: "To go somewhere. `TextLink` in text, `ButtonLink` for the next step; both take the router's link with `as`.",
      whenNot: 'To do something: that is a `Button`, even if it looks quiet.',
    },
    accessibility: {
      keys: {
        Tab: 'To the link',
        Enter: 'Follows it',
      },
      note: 'Native anchors, even where they look like a button: anything that goes somewhere is a link. The words say where it goes, also when they are read alone.',
    },
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: LinkExample,
  parameters: { docs: { source: { code } } },
};

export const InText: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Forgot Password?' });
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledTimes(2);
  },
};

export const LikeAButton: Story = {
  render: () => (
    <Row>
      <ButtonLink href="#/office/register-student">
        <UserPlus aria-hidden="true" />
        New Registration
      </ButtonLink>
      <ButtonLink variant="secondary" href="#/office/accounts">
        Fees &amp; Payment
      </ButtonLink>
    </Row>
  ),
};

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};
