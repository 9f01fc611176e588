import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../layout/stack';
import { Crest } from './crest';
import { CrestExample } from './crest.example';
import code from './crest.example.tsx?raw';

const meta = {
  title: 'School/Crest',
  tags: ['new'],
  component: Crest,
  parameters: {
    usage: {
      when: 'Beside or above the name of the school: at the top of the sidebar, at the login, at the head of a paper whose branch has no logo of its own.',
      whenNot: 'Alone, in place of the name: screen readers do not announce it. In running text.',
    },
    accessibility: {
      note: 'Hidden from screen readers: the name of the school is beside it as text.',
    },
  },
} satisfies Meta<typeof Crest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: CrestExample,
  parameters: { docs: { source: { code } } },
};

export const Small: Story = {};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Crest />
      <Crest size="m" />
      <Crest size="l" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('svg')].map(
      (svg) => svg.getBoundingClientRect().height,
    );
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  },
};
