import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { PageHeader } from './page-header';
import { PageHeaderExample } from './page-header.example';
import code from './page-header.example.tsx?raw';

const meta = {
  title: 'Display/PageHeader',
  component: PageHeader,
  args: { title: 'Student Profile' },
  parameters: {
    usage: {
      when: 'Once on top of every office page: its title, a line that explains it, and its one main action.',
      whenNot: 'On public pages, which start with a picture. Inside a card: use a plain heading.',
    },
    accessibility: {
      keys: {
        Tab: 'To the actions',
      },
      note: 'Its title is the only `h1` of the page. A router can move the focus to it after a change of page (`tabIndex={-1}`); it shows no focus ring then.',
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: PageHeaderExample,
  parameters: { docs: { source: { code } } },
};

export const Plain: Story = {};

/** The content below starts at the same height, whether a page has buttons or not. */
export const AsHighAsWithButtons: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <section>
        <PageHeader {...args} />
      </section>
      <section>
        <PageHeader {...args} actions={<Button>New Registration</Button>} />
      </section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [plain, withButtons] = [...canvasElement.querySelectorAll('header')].map(
      (header) => header.getBoundingClientRect().height,
    );
    await expect(plain).toBe(withButtons);
  },
};

export const WithAction: Story = {
  args: { description: '1,204 registered students', actions: <Button>New Registration</Button> },
};
