import { feeMonths, paise, sessionMonths, type MonthsDue } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { usePanelValue } from '../../form/test/use-panel-value';
import { MonthRow, type MonthRowProps } from './month-row';
import { MonthRowExample } from './month-row.example';
import code from './month-row.example.tsx?raw';

/** Nothing is charged yet: November is due, and later months can be paid in advance. */
const due: MonthsDue = {
  month: '2026-11',
  currentCharge: paise(300_00),
  ahead: [...sessionMonths('2026-11').slice(8), ...sessionMonths('2027-04')].map((month) => ({
    head: 'monthly',
    month,
    amount: paise(300_00),
  })),
};

const owed = (month: string, open: number) => ({
  month,
  state: open === 0 ? ('paid' as const) : open < 300 ? ('part' as const) : ('due' as const),
  amount: paise(300_00),
  open: paise(open * 100),
});

/** A family that joined in July, paid one month in full and the next in part. */
const lateFamily = feeMonths([], due, '2026-11').map((one) => {
  const open = { '2026-07': 0, '2026-08': 120, '2026-09': 300, '2026-10': 300 }[one.month];
  return open === undefined ? one : owed(one.month, open);
});

const sessions: Readonly<Record<string, MonthRowProps['months']>> = {
  '2026-04': lateFamily,
  '2027-04': feeMonths([], due, '2027-04'),
};

/** Switches between the two sessions as the counter does. */
function Counter({ months, value, onChange, ...rest }: MonthRowProps) {
  const [picked, setPicked] = usePanelValue(value);
  const [session, setSession] = useState('2026-04');
  return (
    <MonthRow
      {...rest}
      months={session === '2026-04' ? months : (sessions[session] ?? months)}
      value={picked}
      onChange={(month) => {
        setPicked(month);
        onChange(month);
      }}
      onEarlier={session === '2027-04' ? () => setSession('2026-04') : undefined}
      onLater={session === '2026-04' ? () => setSession('2027-04') : undefined}
    />
  );
}

const meta = {
  title: 'School/MonthRow',
  component: MonthRow,
  args: {
    label: 'Pay up to',
    months: lateFamily,
    currentMonth: '2026-11',
    value: '2026-11',
    onChange: fn(),
  },
  render: Counter,
  parameters: {
    docs: {
      description: {
        component:
          "The twelve months of a session by `feeMonths`. Picking one means: everything up to it. The radios are the browser's own; an arrow key at the end of a session goes on to the next one.",
      },
    },
    usage: {
      when: 'At the counter, to see at a glance which months are paid and to pay up to a month, and wherever the months of one student are shown.',
      whenNot:
        'For a list of payments: that is the ledger, a `DataTable`. For one month of many: a `Select`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the chosen month',
        Arrows:
          'Choose the previous or the next month; at the end of a session they continue in the next one',
      },
      note: "The browser's own radio buttons, in a group named by `label` and the session. Each month is read out with its state and its amount; the signs are only drawn.",
    },
  },
} satisfies Meta<typeof MonthRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: MonthRowExample,
  parameters: { docs: { source: { code } } },
};

export const LateFamily: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('radiogroup', { name: 'Pay up to 2026-27' }));
    const radio = (name: RegExp) => row.getByRole('radio', { name });
    await expect(radio(/^Nov 2026.*Due.*₹300$/)).toBeChecked();
    await expect(radio(/^Aug 2026.*Part paid.*₹120$/)).toBeEnabled();
    await expect(radio(/^Jul 2026.*Paid$/)).toBeDisabled();
    await expect(radio(/^Apr 2026.*No fee$/)).toBeDisabled();
    await expect(radio(/^Mar 2027.*To come.*₹300$/)).toBeEnabled();
  },
};

export const ByKeyboardIntoTheNextSession: Story = {
  tags: ['behaviour'],
  args: { value: '2027-03' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: /Mar 2027/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Apr 2027/ })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: /Apr 2027/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-05');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Mar 2027/ })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03');
  },
};

export const ByPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Sept 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09');
    await userEvent.click(canvas.getByRole('button', { name: 'Later session' }));
    await expect(canvas.getByRole('radiogroup', { name: 'Pay up to 2027-28' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Later session' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const AllPaid: Story = {
  args: { months: lateFamily.map(({ month, state }) => owed(month, state === 'to-come' ? 300 : 0)) },
};

export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

export const Hindi: Story = { tags: ['copy'], globals: { language: 'hi' }, args: { label: 'कब तक का' } };
export const Dark: Story = { tags: ['copy'], globals: { theme: 'dark' } };
