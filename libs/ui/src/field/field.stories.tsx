import type { Meta, StoryObj } from '@storybook/react-vite';
import { useField } from 'react-final-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { z } from 'zod/mini';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Form } from '../form/form';
import { Row } from '../layout/stack';
import { TextInput } from '../text-input/text-input';
import { Field, FieldGroup } from './field';
import { FieldExample } from './field.example';
import code from './field.example.tsx?raw';

const meta = {
  title: 'Forms/Field',
  component: Field,
  subcomponents: { FieldGroup },
  args: { label: 'Student ID', children: (control) => <TextInput {...control} /> },
  parameters: {
    usage: {
      when: 'Around every control that stands alone. It provides the id, label, hint, error and required mark, so no input can lack one of them. `FieldGroup` does the same for several controls under one question.',
      whenNot:
        'For a control bound to a form: use the `...Field` components, which include their `Field`. Around a `RadioGroup`, which has its own.',
    },
    accessibility: {
      note: 'Gives the control its id, `aria-describedby` (hint, warning or error), `aria-invalid` and `aria-required`. A new error is announced politely; with `announced`, at once. The mark beside the label is only drawn: screen reader users hear "required".',
    },
  },
} satisfies Meta<typeof Field>;

function Chosen() {
  const { input, meta: state } = useField<string | undefined>('classes');
  const error: unknown = state.touched === true ? state.error : undefined;
  return (
    <FieldGroup label="Classes" required error={typeof error === 'string' ? error : undefined}>
      {() => (
        <Row>
          {['III', 'IV'].map((one) => (
            <Checkbox
              key={one}
              label={one}
              checked={input.value === one}
              onChange={(checked) => input.onChange(checked ? one : undefined)}
            />
          ))}
        </Row>
      )}
    </FieldGroup>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: FieldExample,
  parameters: { docs: { source: { code } } },
};

export const Plain: Story = {};

export const WithHint: Story = {
  args: { hint: 'Letters, digits and hyphens, 3 to 16' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Student ID' });
    await expect(input).toHaveAccessibleDescription('Letters, digits and hyphens, 3 to 16');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Student ID' })).toBeRequired();
  },
};

export const WithError: Story = {
  args: {
    required: true,
    hint: 'Letters, digits and hyphens, 3 to 16',
    error: 'Student ID already registered',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Student ID' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Student ID already registered');
  },
};

export const WithWarning: Story = {
  args: { label: 'Adhaar number', warning: 'The last digit does not fit the others. Check the card again' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Adhaar number' });
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription(/^The last digit does not fit/);
  },
};

export const Disabled: Story = {
  args: { children: (control) => <TextInput {...control} disabled defaultValue="1234" /> },
};

export const ReadOnly: Story = {
  args: { children: (control) => <TextInput {...control} readOnly defaultValue="1234" /> },
};

/** Two controls that answer one question: the group holds the label, hint and error of both. */
export const SeveralControls: Story = {
  render: () => (
    <FieldGroup label="Receipts from and to" hint="Both days count">
      {(control) => (
        <Row>
          <TextInput
            aria-label="From"
            aria-describedby={control['aria-describedby']}
            placeholder="yyyy-mm-dd"
          />
          <TextInput aria-label="To" placeholder="yyyy-mm-dd" />
        </Row>
      )}
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Receipts from and to' });
    await expect(group).toHaveAccessibleDescription('Both days count');
  },
};

/** ARIA allows no plain group to be required or invalid: its description says it, and an error focuses a control. */
export const SeveralControlsRequired: Story = {
  render: () => (
    <Form
      aria-label="Exam"
      initialValues={{}}
      schema={z.object({ classes: z.string('Choose a class') })}
      onSubmit={fn()}
    >
      <Chosen />
      <Button type="submit">Add</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Classes' });
    await expect(group).toHaveAccessibleDescription('Required');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'III' })).toHaveFocus());
    await expect(group).toHaveAccessibleDescription('Required Choose a class');
  },
};
