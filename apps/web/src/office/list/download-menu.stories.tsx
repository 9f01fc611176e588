import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DownloadMenu } from './download-menu';

const answers = (response: Response, data?: Blob) => () =>
  Promise.resolve({ response, ...(data ? { data } : { error: { message: 'This list is too long' } }) });

const meta = {
  title: 'Screens/Parts/Download menu',
  tags: ['!autodocs'],
  component: DownloadMenu,
  args: { call: fn(answers(new Response(), new Blob(['a list']))) },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'flex-start', minHeight: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DownloadMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheKindThatIsChosen: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Download' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Text (CSV)' }));
    await expect(args.call).toHaveBeenCalledWith('csv');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
};

export const Refused: Story = {
  args: { call: fn(answers(new Response(null, { status: 400 }))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Spreadsheet (XLSX)' }));
    // The text fades in.
    await waitFor(() => expect(screen.getByText('This list is too long')).toBeVisible());
  },
};
