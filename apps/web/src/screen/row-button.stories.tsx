import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { RowButton } from './row-button';

const meta = {
  title: 'Screens/Parts/Row button',
  tags: ['!autodocs', 'behaviour'],
  component: RowButton,
  args: { name: 'End: Sibling', children: 'End', onClick: () => undefined },
} satisfies Meta<typeof RowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

function Ended() {
  const [isRunning, setRunning] = useState(true);
  return (
    <div role="region" aria-label="Concessions" tabIndex={-1}>
      {isRunning && (
        <RowButton name="End: Sibling" onClick={() => setRunning(false)}>
          End
        </RowButton>
      )}
    </div>
  );
}

/** Pressing the button removes its row: the keyboard focus stays near by. */
export const GoesWithWhatItDid: Story = {
  render: () => <Ended />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'End: Sibling' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Concessions' })).toHaveFocus());
  },
};
