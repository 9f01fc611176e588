import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserPlus } from 'lucide-react';
import { ButtonLink } from '../button/button.styles';
import { Row } from '../layout/stack';
import { TextLink } from './text-link';

const meta = {
  title: 'Actions/Link',
  component: TextLink,
  args: { children: 'Forgot Password?', href: '#/forgot-password' },
  parameters: {
    docs: {
      description: {
        component:
          'Goes somewhere. `TextLink` in text, `ButtonLink` for the way on; both take the router link with `as`.',
      },
    },
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};

export const LikeAButton: Story = {
  render: () => (
    <Row>
      <ButtonLink href="#/office/register-student">
        <UserPlus aria-hidden="true" />
        New Registration
      </ButtonLink>
      <ButtonLink $variant="secondary" href="#/office/accounts">
        Fees &amp; Payment
      </ButtonLink>
    </Row>
  ),
};
