import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { usualSubjects } from '@school/domain';
import { hasUnsavedWork } from '@school/ui';
import { WithRouter } from '../../screen/test/with-router';
import { TeachingDesk, type TeachingDeskProps } from './teaching-desk';

const sevenA = { branch: 'MLMEC', class: '7', section: 'a' } as const;
const onSave: TeachingDeskProps['onSave'] = fn(() =>
  Promise.resolve({ ok: true, value: undefined } as const),
);

const meta = {
  title: 'Screens/Parts/Sections of a teacher',
  tags: ['!autodocs'],
  component: TeachingDesk,
  decorators: [WithRouter],
  args: {
    account: {
      fname: 'Sunil',
      username: 'sunil.r',
      teaching: [
        { ...sevenA, subjects: ['Mathematics', 'Science'], isClassTeacher: true },
        {
          branch: 'MLMIC',
          class: '9',
          section: 'c',
          subjects: ['विज्ञान', 'Astronomy'],
          isClassTeacher: false,
        },
      ],
      teachingRevision: 2,
    },
    sections: [sevenA, { ...sevenA, section: 'b' }, { branch: 'MLMIC', class: '9', section: 'c' }],
    subjectsOf: usualSubjects,
    onSave,
  },
} satisfies Meta<typeof TeachingDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Save sections' });
const inGroup = (name: string) => within(screen.getByRole('group', { name: `Subjects in ${name}` }));

/** A subject the class no longer learns stays on offer while it is ticked. */
export const Given: Story = {
  play: async () => {
    await expect(save()).toBeDisabled();
    await expect(inGroup('IX C · MLMIC').getByRole('checkbox', { name: 'Astronomy' })).toBeChecked();
  },
};

export const NothingGiven: Story = {
  args: { account: { fname: 'Sunil', username: 'sunil.r', teaching: [], teachingRevision: 0 } },
};

/** After a section is added, the focus is in it and the next key ticks there. */
export const ByKeyboard: Story = {
  ...NothingGiven,
  play: async ({ args }) => {
    screen.getByRole('combobox', { name: 'Section to add' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('checkbox', { name: 'Class teacher' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenLastCalledWith(
      [{ ...sevenA, subjects: ['English'], isClassTeacher: true }],
      0,
    );
  },
};

/** After a section is removed, the focus is where another one is added. */
export const TakenAway: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove: IX C · MLMIC' }));
    await expect(screen.getByRole('button', { name: 'Add section' })).toHaveFocus();
    // A new version of the app waits until the work is saved.
    await expect(hasUnsavedWork()).toBe(true);
  },
};

/** A section with nothing ticked is reported at the section and at the top. */
export const NothingTicked: Story = {
  ...NothingGiven,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add section' }));
    await userEvent.click(save());
    await expect(screen.getByRole('alert')).toHaveTextContent('Nothing is ticked for VII A · MLMEC.');
    await expect(screen.getByText('Tick a subject, or make this teacher the class teacher')).toBeVisible();
  },
};

export const AnotherDeskWasFirst: Story = {
  args: {
    onSave: () =>
      Promise.resolve({
        ok: false,
        error: {
          status: 409,
          details: [],
          message: 'Someone else has changed the sections of this teacher. Check them and save again.',
        },
      }),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove: IX C · MLMIC' }));
    await userEvent.click(save());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed');
    await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
    await expect(screen.getByRole('button', { name: 'Remove: IX C · MLMIC' })).toBeVisible();
  },
};
