import type { Meta, StoryObj } from '@storybook/react-vite';
import { IndianRupee, Radio, UserCheck, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { Tile, TileGrid } from './tile';
import { TileExample } from './tile.example';
import code from './tile.example.tsx?raw';

const meta = {
  title: 'Display/Tile',
  component: Tile,
  subcomponents: { TileGrid },
  args: {
    label: 'English medium',
    value: '1,204',
    hint: '1,150 present today',
    icon: <Users aria-hidden="true" />,
  },
  parameters: {
    usage: {
      when: 'For one figure with its name on the dashboard. A `TileGrid` arranges the tiles in rows that are full.',
      whenNot:
        'For more than a figure: that is a `Card`. For figures to compare line by line: a `DataTable`.',
    },
    accessibility: {
      note: 'The figure is read after its name. While `loading`, its place is kept and nothing is read out.',
    },
  },
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: TileExample,
  parameters: { docs: { source: { code } } },
};

export const Plain: Story = {};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

/** A sample figure that the school does not record yet is less prominent than real ones. */
export const Quiet: Story = { args: { variant: 'quiet', hint: 'Sample: not recorded yet' } };

export const Dashboard: Story = {
  render: (args) => (
    <TileGrid>
      <Tile {...args} />
      <Tile label="Present Today" value="30" icon={<UserCheck aria-hidden="true" />} />
      <Tile label="Fees Collection" value="0 issue" icon={<IndianRupee aria-hidden="true" />} />
      <Tile label="Teachers" value="40" icon={<Users aria-hidden="true" />} />
      <Tile label="RFID Attendance" value="1789 Present" icon={<Radio aria-hidden="true" />} />
      <Tile {...args} loading />
    </TileGrid>
  ),
};

/** A figure too long for half of a phone takes a row of its own. */
export const LongFigureOnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <TileGrid>
      <Tile {...args} />
      <Tile label="Receipts today" value="27" />
      <Tile label="Outstanding" value="₹1,26,55,557.75" />
    </TileGrid>
  ),
  play: async ({ canvas }) => {
    const figure = canvas.getByText('₹1,26,55,557.75');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
