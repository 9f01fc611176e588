import { certificateFormSchema } from '@school/domain';
import { Form } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ScholarRows } from './scholar-rows';

const meta = {
  title: 'Screens/Parts/Rows of the scholar’s register',
  tags: ['!autodocs', 'behaviour'],
  component: ScholarRows,
  args: { id: 'rows' },
  decorators: [
    (Story) => (
      <Form
        initialValues={{ rows: [{ class: 'VI' }] }}
        schema={certificateFormSchema('scholar', false, undefined)}
        onSubmit={fn()}
        aria-label="Certificate"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof ScholarRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An added row has the focus in its class field; after a removal the next row can be added. */
export const AddedAndRemoved: Story = {
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add a class' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByLabelText(/^Class/).at(-1)).toHaveFocus();
    await userEvent.keyboard('VII');
    await expect(canvas.getAllByLabelText(/^Class/).at(-1)).toHaveValue('VII');
    const removal = canvas.getAllByRole('button', { name: /^Remove/ }).at(-1);
    removal?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(add).toHaveFocus();
  },
};
