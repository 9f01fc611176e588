import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import { Grid } from './grid';
import { Row, Stack } from './stack';
import { LayoutExample } from './layout.example';
import code from './layout.example.tsx?raw';

const meta = {
  title: 'Display/Stack',
  component: Stack,
  subcomponents: { Row, Grid },
  parameters: {
    usage: {
      when: 'To place things below each other (`Stack`), beside each other (`Row`) or in as many columns as fit (`Grid`), with the steps of space of the kit.',
      whenNot: 'For rows and columns of data: that is a `DataTable`. To draw a box: that is a `Card`.',
    },
    accessibility: {
      note: 'Only visual: a screen reader reads the content in the order of the code, which is also the order on screen.',
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: LayoutExample,
  parameters: { docs: { source: { code } } },
};

const cards = ['Personal details', 'Academic details', 'Photo and signature'].map((name) => (
  <Card key={name}>{name}</Card>
));

export const Stacked: Story = { render: () => <Stack>{cards}</Stack> };

export const InARow: Story = {
  render: () => (
    <Row>
      <Badge tone="success">Paid</Badge>
      <Badge tone="warning">Due</Badge>
      <Badge tone="danger">Void</Badge>
    </Row>
  ),
};

export const InColumns: Story = {
  render: () => <Grid>{cards}</Grid>,
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('div > div')].filter(
      ({ children }) => children.length === 0,
    );
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};
