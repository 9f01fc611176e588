import { receiptFilterSchema } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { HashRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ListFilters, useStudentFilters, type Chosen, type ListFilter } from './list-filters';

const onChange = fn();

/** A filter bar that keeps its values only while it is shown. */
function Bar({ first }: { readonly first: Chosen }) {
  const [chosen, setChosen] = useState(first);
  const { class: ofClass, left, section } = useStudentFilters();
  const filters: readonly ListFilter[] = [
    { name: 'number', label: 'Number', kind: 'text', hint: 'Or its end', maxLength: 60 },
    { name: 'from', label: 'From', kind: 'day' },
    ofClass,
    left,
    { ...section, isRare: true },
  ];
  return (
    <ListFilters
      label="Find"
      filters={filters}
      chosen={chosen}
      schema={receiptFilterSchema}
      onChange={(name, value) => {
        onChange(name, value);
        setChosen({ ...chosen, [name]: value });
      }}
    />
  );
}

const meta = {
  title: 'Screens/Parts/Filters of a list',
  tags: ['!autodocs'],
  component: Bar,
  args: { first: {} },
  beforeEach: () => {
    // A filter leaves the address of another page alone.
    window.location.hash = '#/';
    onChange.mockClear();
  },
  decorators: [
    (Story) => (
      <HashRouter>
        <Story />
      </HashRouter>
    ),
  ],
} satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A text that cannot end a number filters nothing, and the field says so when it is left. */
export const FoundByTheEndOfANumber: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText('Number');
    await userEvent.type(number, '12');
    await expect(number).toBeValid();
    await userEvent.type(number, '{Enter}');
    await expect(number).toBeInvalid();
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(number, '3{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('number', '123');
    await expect(number).toBeValid();
  },
};

/** A date filters as soon as it is complete; a cleared date filters when the field is left. */
export const ADayThatIsTyped: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('From');
    await userEvent.type(day, '2026-11-2');
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(day, '1');
    await expect(onChange).toHaveBeenLastCalledWith('from', '2026-11-21');
    await userEvent.clear(day);
    await userEvent.tab();
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('from', ''));
  },
};

export const GoesBackToAll: Story = {
  tags: ['behaviour'],
  args: { first: { class: '3', left: 'true' } },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Class' });
    await expect(choice).toHaveDisplayValue('III');
    await userEvent.selectOptions(choice, '');
    await expect(onChange).toHaveBeenCalledWith('class', '');
  },
};

/** Rare filters stand behind a button; their values stay visible. */
export const SetBehindMoreFilters: Story = {
  args: { first: { section: 'b' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Section' })).toBeNull();
    const more = canvas.getByRole('button', { name: 'More filters' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Without Section: B' }));
    await expect(onChange).toHaveBeenLastCalledWith('section', '');
    await expect(canvas.queryByRole('button', { name: /^Without/ })).toBeNull();
    // From there Tab goes on to the filters.
    await waitFor(() => expect(canvas.getByRole('search')).toHaveFocus());
    await userEvent.click(more);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Section' }), 'a');
    await expect(onChange).toHaveBeenLastCalledWith('section', 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer filters' }));
    await expect(canvas.getByRole('button', { name: 'Without Section: A' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
