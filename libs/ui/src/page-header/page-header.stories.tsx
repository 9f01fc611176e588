import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { PageHeader } from './page-header';

const meta = {
  title: 'Display/PageHeader',
  component: PageHeader,
  args: { title: 'Student Profile' },
  parameters: {
    usage: {
      when: 'Once on top of every office page: its title, a line that explains it, and its one main action.',
      whenNot: 'On public pages, which welcome with a picture. Inside a card: that wants a plain heading.',
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAction: Story = {
  args: { description: '1,204 registered students', actions: <Button>New Registration</Button> },
};
