import type { Meta, StoryObj } from '@storybook/react-vite';
import { classesOfBranch, schoolCodes, usualSubjects } from '@school/domain';
import { expect, screen, userEvent } from 'storybook/test';
import { withQueries } from '../../stories/around';
import { WithRouter } from '../../screen/test/with-router';
import type { SubjectsOfClass } from '../subjects/use-subjects';
import { SubjectsTable } from './subjects';

const subjects = schoolCodes.flatMap((branch) =>
  classesOfBranch(branch).map((schoolClass): SubjectsOfClass => {
    const of = { branch, class: schoolClass };
    if (branch !== 'MLMEC' || schoolClass !== '7')
      return { ...of, subjects: [...usualSubjects(of)], revision: 0 };
    return {
      ...of,
      subjects: ['English', 'Hindi', 'Robotics'],
      revision: 1,
      changedBy: 'Admin (admin)',
      changedAt: '2026-11-02T04:30:00.000Z',
    };
  }),
);

const meta = {
  title: 'Screens/Parts/Subjects of classes',
  tags: ['!autodocs'],
  component: SubjectsTable,
  args: { subjects },
  decorators: [WithRouter, withQueries],
} satisfies Meta<typeof SubjectsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfABranch: Story = {};

export const OfTheOtherBranch: Story = {
  play: async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Branch' }), 'MLMIC');
    await expect(screen.getAllByText(/हिन्दी/)[0]).toBeVisible();
  },
};

export const Changing: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change the subjects of MLMEC VII' }));
    const box = screen.getByRole('textbox', { name: 'Subjects' });
    await expect(box).toHaveValue('English\nHindi\nRobotics');
    await userEvent.type(box, '{Control>}{End}{/Control}\nhindi');
    await userEvent.tab();
    await expect(screen.getByText('Each subject can be listed only once')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save subjects' })).toBeDisabled();
  },
};
