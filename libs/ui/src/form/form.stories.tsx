import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { DateField } from '../date-input/date-field';
import { MoneyField } from '../money-input/money-field';
import { PasswordField } from '../password-input/password-field';
import { RadioGroupField } from '../radio-group/radio-group-field';
import { SelectField } from '../select/select-field';
import { TextField } from '../text-input/text-field';
import {
  emptyStory as empty,
  filledStory as filled,
  storyFields as fields,
  storySchema as schema,
  type StoryValues as Values,
} from './test/form-example';
import { Form, type FormProps } from './form';
import { FormBar } from './form-bar';
import { FormCell, FormCells, FormRow, FormSection } from './form-section';
import { SubmitButton } from './submit-button';
import { FormExample } from './form.example';
import code from './form.example.tsx?raw';

const meta = {
  title: 'Forms/Form',
  component: Form,
  subcomponents: { FormSection, FormRow, FormCell, FormCells, FormBar, SubmitButton },
  args: {
    'aria-label': 'Register student',
    initialValues: empty,
    schema,
    onSubmit: fn(),
    children: (
      <>
        {fields}
        <FormBar>
          <Button type="submit">Register Student</Button>
        </FormBar>
      </>
    ),
  },
  parameters: {
    usage: {
      when: 'Around everything that is sent together. A field shows its error once it was touched; on submit all errors are shown and the first gets the focus. Errors from the server are shown at their fields. Divide long forms into `FormSection`s, with a `FormBar` at the foot.',
      whenNot: 'For a filter that acts while one types: that is a `SearchInput` alone.',
    },
    accessibility: {
      keys: {
        Tab: 'From field to field, then to the bar',
        Enter: 'Sends the form; if something is wrong, the focus goes to the first wrong field',
      },
      note: 'A field shows its error once it was touched, and all fields do after sending. A status announces how many fields are left. Errors from the server are shown in the same way.',
    },
  },
} satisfies Meta<FormProps<Values>>;

export default meta;
type Story = StoryObj<FormProps<Values>>;

export const Example: Story = {
  tags: ['example'],
  render: FormExample,
  parameters: { docs: { source: { code } } },
};

export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 fields still need attention')).toBeVisible();
    await expect(canvas.queryByText('Choose class')).toBeNull();
    // The browser must not offer the names of one family when those of the next are typed.
    const { form } = canvas.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
    await expect(form).toHaveAttribute('autocomplete', 'off');
  },
};

export const ErrorOnceTouched: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(name, 'As');
    await expect(name).toBeValid();
    await userEvent.tab();
    await expect(name).toHaveAccessibleDescription('Minimum length of 3 is required');
    await userEvent.type(name, 'ha');
    await expect(name).toBeValid();
    await expect(canvas.getByText('4 fields still need attention')).toBeVisible();
  },
};

export const SubmitShowsAllErrors: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Asha');
    await userEvent.click(canvas.getByRole('button', { name: 'Register Student' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Date of birth' })).toHaveFocus());
    await expect(canvas.getByText('Choose board')).toBeVisible();
    await expect(canvas.getByText('Choose class')).toBeVisible();
    await expect(canvas.getByText('Address is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const FilledByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'First name' }).focus();
    await userEvent.keyboard('Asha');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('2015-02-28');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Class' }), 'III');
    canvas.getByRole('textbox', { name: 'Address' }).focus();
    await userEvent.keyboard('12, Station Road');
    await expect(canvas.getByText('Everything is filled in')).toBeVisible();
    canvas.getByRole('textbox', { name: 'First name' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ boardType: 'up' }));
  },
};

export const RefusedByTheServer: Story = {
  args: {
    initialValues: filled,
    onSubmit: fn(() =>
      Promise.resolve({ 'personalDetail.address': 'Address contains characters that cannot be shown' }),
    ),
  },
  play: async ({ canvas, args }) => {
    const address = canvas.getByRole('textbox', { name: 'Address' });
    await userEvent.click(canvas.getByRole('button', { name: 'Register Student' }));
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toHaveAccessibleDescription('Address contains characters that cannot be shown');
    await expect(canvas.getByText('1 field still needs attention')).toBeVisible();
    await userEvent.type(address, '!');
    await expect(address).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Register Student' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

export const SubmitDisabledWhileInvalid: Story = {
  args: {
    children: (
      <>
        {fields}
        <FormBar>
          <SubmitButton>Register Student</SubmitButton>
        </FormBar>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Register Student' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first one' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const EnterWithADisabledButton: Story = {
  tags: ['behaviour'],
  args: {
    children: (
      <>
        {fields}
        <SubmitButton>Register Student</SubmitButton>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox', { name: 'Class' }).focus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Previous balance' }), '{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    await expect(canvas.getByText('Choose class')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: {
    ...SubmitDisabledWhileInvalid.args,
    initialValues: filled,
    onSubmit: fn(() => new Promise<undefined>(() => undefined)),
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Register Student' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Another desk saves the name while this form sends class and address; the address comes back as the server stores it. */
function SavedBesideAnother(args: FormProps<Values>) {
  const [initialValues, setInitialValues] = useState(args.initialValues);
  const save = () => {
    setInitialValues({
      ...args.initialValues,
      studentFirstName: 'Usha',
      personalDetail: { address: '7 Mall Road' },
    });
    return new Promise<undefined>((saved) => setTimeout(() => saved(undefined), 50));
  };
  return <Form {...args} initialValues={initialValues} onSubmit={save} />;
}

export const FollowsWhatOthersSaved: Story = {
  tags: ['behaviour'],
  args: { initialValues: { ...filled, class: '' } },
  render: SavedBesideAnother,
  play: async ({ canvas }) => {
    const address = canvas.getByLabelText(/^Address/);
    await userEvent.selectOptions(canvas.getByLabelText(/^Class/), '3');
    await userEvent.clear(address);
    await userEvent.type(address, ' 7 Mall Road ');
    await userEvent.click(canvas.getByRole('button', { name: 'Register Student' }));
    await waitFor(() => expect(canvas.getByLabelText(/^First name/)).toHaveValue('Usha'));
    // Longer than the sending takes: afterwards the sent values must not overwrite the other desk's name.
    await new Promise((later) => setTimeout(later, 150));
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Usha');
    await expect(canvas.getByLabelText(/^Class/)).toHaveValue('3');
    await expect(address).toHaveValue('7 Mall Road');
  },
};

export const AllDisabled: Story = {
  args: {
    initialValues: filled,
    children: (
      <FormSection title="Student Personal Details">
        <TextField name="studentFirstName" label="First name" disabled />
        <PasswordField name="password" label="Password" disabled />
        <DateField name="dateOfBirth" label="Date of birth" disabled />
        <RadioGroupField
          name="boardType"
          label="Board"
          disabled
          options={[{ value: 'cbse', label: 'CBSE' }]}
        />
        <SelectField name="class" label="Class" disabled options={[{ value: '3', label: 'III' }]} />
        <MoneyField name="previousBalance" label="Previous balance" readOnly />
      </FormSection>
    ),
  },
};

/** A two-line label keeps the boxes of its row aligned, and content taller than a field overlaps nothing. */
export const BoxesStandInLine: Story = {
  tags: ['behaviour'],
  args: {
    children: (
      <FormSection title="School before" fitted style={{ maxInlineSize: '42rem' }}>
        <FormCell size="s">
          <TextField name="short" label="Class" hint="As on the certificate" />
        </FormCell>
        <FormCell size="s">
          <TextField name="long" label="Language that is spoken in the family" />
        </FormCell>
        <FormCell size="m">
          <RadioGroupField
            name="board"
            label="Board"
            options={['CBSE', 'UP', 'Another', 'None'].map((label) => ({ value: label, label }))}
          />
        </FormCell>
        <FormRow>
          <p style={{ blockSize: '9rem' }}>Higher than a field</p>
        </FormRow>
        <FormCell size="s">
          <TextField name="after" label="Mark" />
        </FormCell>
      </FormSection>
    ),
  },
  play: async ({ canvas }) => {
    const place = (name: string | RegExp) => canvas.getByLabelText(name).getBoundingClientRect();
    await expect(place('Class').top).toBeCloseTo(place(/^Language/).top, 0);
    const label = canvas.getByText('Class').getBoundingClientRect();
    await expect(place('Class').top - label.bottom).toBeLessThan(8);
    const hint = canvas.getByText('As on the certificate').getBoundingClientRect();
    await expect(hint.top - place('Class').bottom).toBeLessThan(8);
    const row = canvas.getByText('Higher than a field').getBoundingClientRect();
    await expect(canvas.getByText('Mark').getBoundingClientRect().top).toBeGreaterThan(row.bottom);
  },
};
