import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Modal } from '../confirm-dialog/modal';
import { Field, type FieldProps } from '../field/field';
import { usePanelValue } from '../form/test/use-panel-value';
import { DateInput, type DateInputProps } from './date-input';
import { DateField } from './date-field';
import { DateInputExample } from './date-input.example';
import code from './date-input.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

type Args = DateInputProps & Pick<FieldProps, 'label' | 'hint' | 'error'>;

function Controlled({ value: first, onChange, label, hint, error, ...rest }: Args) {
  const [value, setValue] = usePanelValue(first);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <DateInput
          {...rest}
          {...control}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange?.(next);
          }}
        />
      )}
    </Field>
  );
}

const meta = {
  title: 'Forms/DateInput',
  component: DateInput,
  subcomponents: { DateField },
  args: { label: 'Date of birth', value: '', onChange: fn() },
  render: Controlled,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A date as `yyyy-mm-dd`. Typed is quickest; the button or Alt+Down opens a calendar. There the arrows go by days and weeks, Page Up and Page Down by months, with Shift by years, Home and End to the ends of the month, Enter takes the day and Esc goes back. A date typed as offices write it, `13/05/2016`, `13.5.16`, `20160513` or `2016-5-13`, is made so on leaving; what is no date stands as it was typed, for the form to refuse.',
      },
    },
    usage: {
      when: 'For one day that somebody knows or looks up: a date of birth, of admission, of a deposit. Inside a form use `DateField`, which brings label, hint and error.',
      whenNot:
        'For a month use `Select`; do not ask for "today", which the server knows. A date that is only shown is text.',
    },
    accessibility: {
      keys: {
        'Alt + Down': 'Opens the calendar',
        Arrows: 'In the calendar: a day or a week forward or back',
        'Page Up, Page Down': 'In the calendar: a month back or forward',
        'Enter, Space': 'Chooses the day',
        Esc: 'Closes the calendar; the focus goes back to the field',
      },
      note: 'It is a text box first: the day can be typed in any of the usual ways. The calendar is a dialog with a grid in which each day has its full name.',
    },
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: DateInputExample,
  parameters: { docs: { source: { code } } },
};

const textbox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
const day = (name: RegExp) => screen.findByRole('button', { name });
const focused = (name: RegExp) => waitFor(async () => expect(await day(name)).toHaveFocus());
const openByPointer = async (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByRole('button', { name: 'Open calendar' });
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Choose a date' });
  return button;
};
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a date' })).toBeNull());

export const Empty: Story = {};

export const WithHint: Story = { args: { hint: 'As on the birth certificate' } };

export const WithError: Story = {
  args: { value: '2015-02-30', error: 'Enter date of birth as yyyy-mm-dd' },
  play: async ({ canvasElement }) => {
    await expect(textbox(canvasElement)).toHaveValue('2015-02-30');
    await expect(textbox(canvasElement)).toHaveAccessibleDescription('Enter date of birth as yyyy-mm-dd');
    await openByPointer(canvasElement);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(textbox(canvasElement)).toHaveValue('2015-02-30');
  },
};

export const Typed: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(textbox(canvasElement), '2015-02-28');
    await expect(args.onChange).toHaveBeenLastCalledWith('2015-02-28');
  },
};

export const TypedShort: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Date of birth'), '13/5/2016');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2016-05-13');
  },
};

export const Open: Story = {
  tags: ['!autodocs'],
  args: { value: '2015-02-28' },
  play: async ({ canvas }) => {
    // By keyboard: after a pointer press, the ring around the day depends on when the calendar's code was loaded.
    canvas.getByRole('button', { name: 'Open calendar' }).focus();
    await userEvent.keyboard('{Enter}');
    await focused(/28 February 2015, chosen$/);
    await expect(screen.getByRole('combobox', { name: /month/i })).toHaveDisplayValue('February');
    await expect(screen.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('2015');
  },
};

export const PickedByPointer: Story = {
  tags: ['behaviour'],
  args: { value: '2015-02-28' },
  play: async ({ canvasElement, args }) => {
    const button = await openByPointer(canvasElement);
    await userEvent.click(await day(/ 14 February 2015/));
    await expect(args.onChange).toHaveBeenLastCalledWith('2015-02-14');
    await closed();
    await expect(textbox(canvasElement)).toHaveValue('2015-02-14');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A year is never cut, however long the name of the month beside it is. */
export const WholeYears: Story = {
  tags: ['behaviour'],
  args: { value: '2008-09-05' },
  play: async ({ canvasElement }) => {
    await openByPointer(canvasElement);
    const year = screen.getByRole('combobox', { name: 'Year' });
    for (const one of ['2008', '1999']) {
      await userEvent.selectOptions(year, one);
      await expect(year).toHaveDisplayValue(one);
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(year);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const room = year.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      await expect(room).toBeGreaterThanOrEqual(Math.floor(pen.measureText(one).width));
    }
  },
};

export const BirthYearInTwoChoices: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await openByPointer(canvasElement);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2012');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /month/i }), 'March');
    await userEvent.click(await day(/ 20 March 2012/));
    await expect(args.onChange).toHaveBeenLastCalledWith('2012-03-20');
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  args: { value: '2012-02-28' },
  play: async ({ canvasElement, args }) => {
    textbox(canvasElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await focused(/28 February 2012/);
    const steps = [
      ['{ArrowRight}', /29 February 2012/],
      ['{ArrowDown}', / 7 March 2012/],
      ['{ArrowLeft}', / 6 March 2012/],
      ['{ArrowUp}', /28 February 2012/],
      ['{PageDown}', /28 March 2012/],
      ['{PageUp}{PageUp}', /28 January 2012/],
      ['{Shift>}{PageUp}{/Shift}', /28 January 2011/],
      ['{Shift>}{PageDown}{/Shift}', /28 January 2012/],
      ['{Home}', / 1 January 2012/],
      ['{End}', /31 January 2012/],
    ] as const;
    for (const [keys, reached] of steps) {
      await userEvent.keyboard(keys);
      await focused(reached);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2012-01-31');
    await closed();
    await waitFor(() => expect(textbox(canvasElement)).toHaveFocus());
  },
};

export const EscapeGivesTheFocusBack: Story = {
  tags: ['behaviour'],
  args: { value: '2012-02-28' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await focused(/28 February 2012/);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithinLimits: Story = {
  tags: ['behaviour'],
  args: { value: '2012-03-10', min: '2012-03-05', max: '2012-03-20' },
  play: async ({ canvasElement }) => {
    await openByPointer(canvasElement);
    await focused(/10 March 2012/);
    await userEvent.keyboard('{PageDown}');
    await focused(/20 March 2012/);
    await userEvent.keyboard('{ArrowRight}');
    await focused(/20 March 2012/);
    await expect(await day(/21 March 2012/)).toHaveAttribute('aria-disabled', 'true');
    const years = within(screen.getByRole('combobox', { name: 'Year' }));
    await expect(years.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['2012']);
  },
};

export const InADialog: Story = {
  tags: ['behaviour'],
  args: { value: '2012-02-28' },
  render: (args) => (
    <Modal open onClose={fn()} label="Student">
      <div style={{ padding: 24, minHeight: 420 }}>
        <Controlled {...args} />
      </div>
    </Modal>
  ),
  play: async ({ canvasElement, args }) => {
    await openByPointer(canvasElement);
    await userEvent.click(await day(/ 14 February 2012/));
    await expect(args.onChange).toHaveBeenLastCalledWith('2012-02-14');
    await closed();
    await expect(screen.getByRole('dialog', { name: 'Student' })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: '2015-02-28' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toBeDisabled();
  },
};

export const ReadOnly: Story = { args: { readOnly: true, value: '2015-02-28' } };

export const Hindi: Story = {
  tags: ['copy'],
  globals: { language: 'hi' },
  args: { label: 'जन्म तिथि', value: '2015-02-28' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /कैलेंडर/ }));
    await focused(/28 फ़रवरी 2015, चुना हुआ$/);
    const calendar = within(screen.getByRole('dialog'));
    await expect(calendar.queryByRole('button', { name: /[A-Za-z]/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'अगला' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'पिछला' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'माह' })).toHaveDisplayValue('जनवरी'));
  },
};

export const Dark: Story = { ...Open, tags: ['copy'], globals: { theme: 'dark' } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};
