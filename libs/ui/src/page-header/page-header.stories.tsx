import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { PageHeader } from './page-header';

const meta = {
  title: 'Display/PageHeader',
  component: PageHeader,
  args: { title: 'Student Profile' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAction: Story = {
  args: { description: '1,204 registered students', actions: <Button>New Registration</Button> },
};
