import type { Meta, StoryObj } from '@storybook/react-vite';
import { StudentSummary } from './student-summary';
import { StudentSummaryExample } from './student-summary.example';
import code from './student-summary.example.tsx?raw';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><rect width="80" height="100" fill="#c9d3ee"/><circle cx="40" cy="38" r="18" fill="#8a97bd"/><ellipse cx="40" cy="94" rx="30" ry="30" fill="#8a97bd"/></svg>',
)}`;

const meta = {
  title: 'School/StudentSummary',
  component: StudentSummary,
  args: {
    name: 'Asha Verma',
    studentID: '1234',
    details: [
      { label: "Father's name", value: 'Ramesh Verma' },
      { label: 'Class', value: 'VIII A' },
      { label: 'Board', value: 'CBSE' },
      { label: 'Medium', value: 'English' },
    ],
  },
  parameters: {
    usage: {
      when: 'At the top of every screen for one student, so that the clerk sees at once whether it is the right child.',
      whenNot:
        "In a list of students: that is a `DataTable`. With the Adhaar number: that is shown only on the student's own page.",
    },
    accessibility: {
      note: 'The name is a heading, the facts are a description list. The photo is named after the student; initials are only drawn.',
    },
  },
} satisfies Meta<typeof StudentSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: StudentSummaryExample,
  parameters: { docs: { source: { code } } },
};

export const WithPhoto: Story = { args: { photoUrl: portrait } };
export const WithoutPhoto: Story = {};
/** For a page with more to show than who the student is. */
export const Strip: Story = { args: { size: 's', photoUrl: portrait } };
export const StripOnAPhone: Story = {
  args: { size: 's' },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
export const LongName: Story = {
  args: { name: 'Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniamiyer' },
};
