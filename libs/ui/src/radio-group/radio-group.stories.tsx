import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usePanelValue } from '../form/test/use-panel-value';
import { RadioGroupField } from './radio-group-field';
import { RadioGroup, type RadioGroupProps } from './radio-group';
import { RadioGroupExample } from './radio-group.example';
import code from './radio-group.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

function Controlled(args: RadioGroupProps) {
  const [value, setValue] = usePanelValue(args.value);
  return (
    <RadioGroup
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  subcomponents: { RadioGroupField },
  args: {
    name: 'board',
    label: 'Board',
    value: '',
    onChange: fn(),
    options: [
      { value: 'up', label: 'UP' },
      { value: 'cbse', label: 'CBSE' },
    ],
  },
  render: Controlled,
  parameters: {
    docs: {
      description: {
        component:
          "A question with a few answers in sight. The radios are the browser's own: one Tab stop, the arrows choose. In a form take `RadioGroupField`.",
      },
    },
    usage: {
      when: 'For one of two or three answers that should all be seen, such as the board or the medium.',
      whenNot: 'For more than three answers use `Select`; for several answers at once, checkboxes.',
    },
    accessibility: {
      keys: {
        Tab: 'To the chosen answer, or to the first',
        Arrows: 'Choose the next or the previous answer',
        Space: 'Chooses the answer that has the focus',
      },
      note: "The browser's own radio buttons, in a group named by its question. Hint and error describe the group.",
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: RadioGroupExample,
  parameters: { docs: { source: { code } } },
};

export const Unanswered: Story = { args: { required: true, hint: 'Hindi medium is offered with UP only' } };

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  args: { value: 'up' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'UP' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'CBSE' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('cbse');
  },
};

export const ByPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('CBSE'));
    await expect(canvas.getByRole('radio', { name: 'CBSE' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('cbse');
  },
};

export const Chosen: Story = { args: { value: 'cbse' } };

export const WithError: Story = {
  args: { required: true, error: 'Choose board' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Board' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Choose board');
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'cbse' } };

export const LongAnswersOnAPhone: Story = {
  args: {
    options: [
      { value: 'own', label: 'Own conveyance, brought and fetched by a parent or a guardian' },
      { value: 'bus', label: 'The school bus of the branch that is nearest to the home' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    const [first] = canvas.getAllByRole('radio');
    await expect(first!.clientWidth).toBe(first!.clientHeight);
  },
};

export const Hindi: Story = {
  tags: ['copy'],
  globals: { language: 'hi' },
  args: {
    label: 'माध्यम',
    value: 'hindi',
    options: [
      { value: 'hindi', label: 'हिन्दी' },
      { value: 'english', label: 'अंग्रेज़ी' },
    ],
  },
};

export const Dark: Story = {
  tags: ['copy'],
  args: { value: 'up', required: true, error: 'Choose board' },
  globals: { theme: 'dark' },
};

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};
