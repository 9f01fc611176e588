import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../layout/stack';
import { Spinner } from './spinner';
import { SpinnerExample } from './spinner.example';
import code from './spinner.example.tsx?raw';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
  parameters: {
    usage: {
      when: 'While something runs and nobody knows for how long. 40 px on the login, 20 beside words.',
      whenNot:
        'Where the progress is known: `ProgressBar`. Where the shape is known: `Skeleton`. For less than 400 ms: nothing.',
    },
    accessibility: {
      note: 'With `label` it is a status and is read out; without one it is only drawn, for places where words beside it say the same. It turns slowly for people who want less motion.',
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: SpinnerExample,
  parameters: { docs: { source: { code } } },
};

export const Small: Story = {};

/** Beside words that say what happens, the spinner is decoration and silent. */
export const BesideWords: Story = {
  render: () => (
    <Row>
      <Spinner />
      Looking for the student
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const OnLogin: Story = {
  args: { size: 40, label: 'Signing in' },
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status');
    await expect(spinner).toHaveTextContent('Signing in');
    await expect(spinner.offsetWidth).toBe(40);
    await expect(spinner.offsetHeight).toBe(40);
  },
};
