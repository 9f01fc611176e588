import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { sampleHanded } from '../office/family-access/family-sample';
import { all, answer, onItsWay, refused } from './answer';
import { officeDay } from './office-day';
import { asJustOpened, Screen, settled, shown } from './screen';

const answers = {
  ...officeDay,
  'GET /api/office/mySections': answer([
    { branch: 'MLMEC', class: '3', section: 'a', students: 9 },
    { branch: 'MLMIC', class: '7', section: '*', students: 41 },
  ]),
  'POST /api/office/familyPasswords': answer(
    sampleHanded.map((one, at) => (at === 1 ? { ...one, language: 'hi' } : one)),
  ),
  'POST /api/office/familyPassword': answer(sampleHanded[0]),
};

const meta = {
  title: 'Screens/Family passwords',
  tags: ['!autodocs'],
  component: Screen,
  args: { path: '/office/family-passwords' },
  beforeEach: asJustOpened,
  parameters: { layout: 'fullscreen', signedIn: true, answers },
  play: settled,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Loading: Story = { parameters: { answers: all(answers, onItsWay) }, play: shown };
export const NoSections: Story = {
  parameters: { answers: { 'GET /api/office/mySections': answer([]) } },
};

/** By keyboard alone; the consequences are shown first, and leaving the page asks for confirmation. */
export const Slips: Story = {
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => undefined);
  },
  play: async () => {
    await settled();
    screen.getByRole('radio', { name: 'Families that have not signed in yet' }).focus();
    await userEvent.keyboard('{ArrowDown}{Tab}{Enter}');
    const dialog = within(screen.getByRole('alertdialog'));
    await expect(dialog.getByText(/All old passwords stop working/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Make passwords' }));
    await expect(await screen.findAllByRole('article')).toHaveLength(9);
    // One of the families reads Hindi.
    await expect(screen.getByRole('article', { name: 'विद्यालय में आपका साइन इन: 1235' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Print slips' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(screen.getAllByRole('article')).toHaveLength(9);
  },
};

/** Unprinted slips are not discarded by one wrong key; afterwards the next section is one Tab away. */
export const Done: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => undefined);
  },
  play: async () => {
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Make passwords' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Make passwords' }),
    );
    const done = await screen.findByRole('button', { name: 'Done' });
    await userEvent.click(done);
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await userEvent.click(screen.getByRole('button', { name: 'Print slips' }));
    done.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('combobox', { name: 'Section' })).toHaveFocus();
  },
};

export const NobodyIsWithout: Story = {
  parameters: { answers: { 'POST /api/office/familyPasswords': answer([]) } },
  play: async () => {
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Make passwords' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Make passwords' }),
    );
    await expect(await screen.findByText('No family is without a password')).toBeVisible();
  },
};

export const Refused: Story = {
  ...NobodyIsWithout,
  parameters: {
    answers: {
      'POST /api/office/familyPasswords': refused(403, 'You are not allowed to do this.'),
    },
  },
  play: async () => {
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Make passwords' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Make passwords' }),
    );
    await expect(await screen.findByText('You are not allowed to do this.')).toBeVisible();
  },
};

/** On the student's page: a question comes first, and the password is shown only once. */
export const OfOneStudent: Story = {
  args: { path: '/office/student-profile/1001?tab=documents' },
  play: async () => {
    await settled();
    const button = await screen.findByRole('button', { name: 'New password for the family' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Make password' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Password for the family of Asha Verma' }),
    );
    await expect(dialog.getAllByText('k7mp-w3qx-t9hd')[0]).toBeVisible();
    // A second Enter prints; it does not close a password that is shown only once.
    await expect(dialog.getByRole('button', { name: 'Print slip' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
