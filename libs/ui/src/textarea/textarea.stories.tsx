import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/field';
import { Textarea } from './textarea';

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { defaultValue: '12, Station Road\nGorakhpur' },
  render: (args) => <Field label="Address">{(control) => <Textarea {...args} {...control} />}</Field>,
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Disabled: Story = { args: { disabled: true } };
