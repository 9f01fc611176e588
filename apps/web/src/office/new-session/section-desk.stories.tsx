import { noon } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { withQueries } from '../../stories/around';
import { WithRouter } from '../../screen/test/with-router';
import { SectionDesk } from './section-desk';
import type { StudentToMove, SectionToMove } from './use-new-session';

const student = (studentID: string, name: string, more: Partial<StudentToMove> = {}): StudentToMove => {
  const [studentFirstName = '', studentLastName = ''] = name.split(' ');
  return {
    studentID,
    studentFirstName,
    studentLastName,
    fatherName: `Ramesh ${studentLastName}`,
    class: '10',
    section: 'a',
    medium: 'english',
    boardType: 'cbse',
    classSession: '2026-27',
    feesFrom: '2026-04',
    concessions: [],
    outstandingDue: 500,
    ...more,
  };
};

const section: SectionToMove = {
  branch: 'MLMEC',
  class: '10',
  section: 'a',
  turn: { from: '2026-27', to: '2027-28' },
  revision: 1,
  savedAt: '2027-03-20T06:30:00.000Z',
  savedBy: 'Admin (admin)',
  students: [
    student('1001', 'Asha Verma', { planned: { decision: 'detain', class: '10', section: 'b' } }),
    student('1002', 'Bina Yadav', { outstandingDue: -300 }),
    student('1003', 'Chanda Singh', {
      moved: {
        decision: 'passes-out',
        at: '2027-03-21T06:30:00.000Z',
        by: 'Admin (admin)',
        canTakeBack: true,
      },
    }),
  ],
};

const meta = {
  title: 'Screens/Parts/Section of the new session',
  tags: ['!autodocs'],
  component: SectionDesk,
  decorators: [WithRouter, withQueries],
  args: { section, feeTables: [], readAt: noon('2027-03-22') },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SectionDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Class X moves up to XI, where a stream must be chosen before anybody is moved. */
export const ByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const bina = canvas.getByRole('radiogroup', { name: 'Decision for Bina Yadav' });
    canvas.getByRole('radio', { name: 'Detain', checked: true }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(bina).getByRole('radio', { name: 'Undecided' })).toHaveFocus();
    await userEvent.keyboard('p');
    await expect(within(bina).getByRole('radio', { name: 'Promote' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Move 2 students' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText('Stream of Bina Yadav'), 'science');
    await expect(canvas.getByRole('row', { name: /Bina Yadav/ })).toHaveTextContent('₹500 → ₹700');
    await expect(canvas.getByRole('button', { name: 'Move 2 students' })).toBeEnabled();
  },
};

/** On InScript, the layout clerks use to type names, the P key gives ज. */
export const OnAHindiLayout: Story = {
  play: async ({ canvas }) => {
    const bina = canvas.getByRole('radiogroup', { name: 'Decision for Bina Yadav' });
    const undecided = within(bina).getByRole('radio', { name: 'Undecided' });
    undecided.focus();
    await fireEvent.keyDown(undecided, { key: 'ज', code: 'KeyP' });
    await expect(within(bina).getByRole('radio', { name: 'Promote' })).toBeChecked();
  },
};

export const NobodyThere: Story = { args: { section: { ...section, students: [] } } };
