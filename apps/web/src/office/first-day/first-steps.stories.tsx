import { firstDaySteps, type FirstDayStep, type FirstDayState } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withLinks } from '../../stories/around';
import { FirstSteps } from './first-steps';

const steps = (rest: FirstDayState, exceptions: Partial<Record<FirstDayStep, FirstDayState>> = {}) =>
  firstDaySteps.map((step) => ({ step, state: exceptions[step] ?? rest }));

const meta = {
  title: 'Screens/Parts/First steps',
  tags: ['!autodocs'],
  component: FirstSteps,
  args: { steps: steps('open'), onChoose: fn(), onHide: fn() },
  decorators: [withLinks],
} satisfies Meta<typeof FirstSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyFolder: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 7 done');
    await expect(canvas.queryByRole('button', { name: 'Hide first steps' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Not needed here: Heads' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'heads', isNeeded: false });
  },
};

export const UnderWay: Story = {
  args: { steps: steps('open', { details: 'done', crest: 'done', heads: 'not-needed' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 7 done');
    await userEvent.click(canvas.getByRole('button', { name: 'Needed after all: Heads' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'heads', isNeeded: true });
  },
};

export const Over: Story = {
  args: { steps: steps('done', { float: 'not-needed' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide first steps' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

/** The pressed button keeps the focus while the form is stored. */
export const BeingStored: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Not needed here: Heads' });
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = { args: { refusal: 'The database cannot be reached. Please try again.' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
