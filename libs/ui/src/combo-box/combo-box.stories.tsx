import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { usePanelValue } from '../form/test/use-panel-value';
import { ComboBox, type ComboBoxProps } from './combo-box';
import { ComboBoxExample } from './combo-box.example';
import code from './combo-box.example.tsx?raw';

const fruits = ['Mango', 'Mandarin', 'Melon', 'Guava'];
const begunWith = (text: string) =>
  fruits.filter((fruit) => text !== '' && fruit.toLowerCase().startsWith(text.toLowerCase()));

function BegunWith({ value: first = '', ...args }: ComboBoxProps) {
  const [value, setValue] = usePanelValue(first);
  const options = args.options ?? begunWith(value).map((fruit) => ({ key: fruit, content: fruit }));
  return (
    <form
      style={{ minHeight: '14rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        args.onChange?.(`sent ${value}`);
      }}
    >
      <Field label="Fruit">
        {(control) => <ComboBox {...args} {...control} value={value} onChange={setValue} options={options} />}
      </Field>
      <Button type="submit">Send</Button>
    </form>
  );
}

const meta = {
  title: 'Forms/ComboBox',
  tags: ['new'],
  component: ComboBox,
  render: BegunWith,
  args: { value: '', onChange: fn(), options: undefined, listLabel: 'Fruits', onPick: fn() },
  parameters: {
    usage: {
      when: 'For a value that is typed, with the matches listed below it. Enter without a marked match sends the text itself.',
      whenNot:
        'To choose from a few known values: that is a `Select`. To filter a list on the page: a `SearchInput`.',
    },
    accessibility: {
      keys: {
        'Down, Up': 'Marks the next or the previous match',
        Enter: 'Picks the marked match; without one it sends the typed text',
        Esc: 'Closes the list and keeps the typed text',
      },
      note: 'A combobox by the ARIA pattern: the focus stays in the box, the marked match is its active descendant, and a status announces the number of matches.',
    },
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: ComboBoxExample,
  parameters: { docs: { source: { code } } },
};

const boxOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Fruit' });

export const Empty: Story = {};

/** Its popup opens during the play, as in the two others with a popup, so it would look empty on a documentation page. */
export const Matches: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const box = boxOf(canvasElement);
    await userEvent.type(box, 'm');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 matches');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(box, 'an');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    const box = boxOf(canvasElement);
    await userEvent.type(box, 'm{ArrowDown}{ArrowDown}');
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'Mandarin' }).id,
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('Melon');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const EnterSendsTheText: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(boxOf(canvasElement), 'm{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('sent m');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const EscapeCloses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(boxOf(canvasElement), 'm{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const ByMouse: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(boxOf(canvasElement), 'g');
    await userEvent.click(canvas.getByRole('option', { name: 'Guava' }));
    await expect(args.onPick).toHaveBeenCalledWith('Guava');
    await expect(boxOf(canvasElement)).toHaveFocus();
  },
};

/** After an Enter that left several matches, a second Enter takes the first. */
export const FirstIsMarked: Story = {
  tags: ['behaviour'],
  args: { startAt: 'first' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(boxOf(canvasElement), 'm{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('Mango');
  },
};

export const NoneFound: Story = {
  tags: ['!autodocs'],
  args: { options: [], note: 'Nothing is called so.' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(boxOf(canvasElement), 'x');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is called so.');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** The note covers the page below it: a press closes it, and the next key brings it back. */
export const NotePutAway: Story = {
  tags: ['behaviour'],
  args: { options: [], note: 'Nothing is called so.' },
  play: async ({ canvas, canvasElement }) => {
    const box = boxOf(canvasElement);
    await userEvent.type(box, 'x');
    await userEvent.click(canvas.getAllByText('Nothing is called so.')[1] as HTMLElement);
    await expect(canvas.queryByText('Nothing is called so.')).toBeNull();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('y');
    await expect(box).toHaveValue('xy');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is called so.');
  },
};

export const Loading: Story = {
  tags: ['!autodocs'],
  args: { options: [], loading: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(boxOf(canvasElement), 'm');
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

export const ReadOnly: Story = { args: { value: 'Mango', readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };
