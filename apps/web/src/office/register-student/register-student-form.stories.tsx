import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { SameStudent } from '../../api/types';
import { WithRouter } from '../../screen/test/with-router';
import { refused } from '../../stories/answer';
import { leftCard } from '../../stories/left-students';
import { newStudent } from '../student/student-form-values';
import { RegisterStudentForm } from './register-student-form';

const sample: SameStudent = { ...leftCard, by: 'adhaarNumber' };

const meta = {
  title: 'Screens/Parts/Register student form',
  tags: ['!autodocs'],
  component: RegisterStudentForm,
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Story />
      </QueryClientProvider>
    ),
    WithRouter,
  ],
  args: {
    initialValues: newStudent('1001', new Date('2026-11-21T05:00:00Z')),
    onSubmit: fn(() => Promise.resolve(undefined)),
    draft: { found: undefined, keep: fn(() => Promise.resolve()), drop: fn() },
  },
} satisfies Meta<typeof RegisterStudentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Register Student' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: /^Student ID/ })).toHaveValue('1001');
    await expect(canvas.getByRole('button', { name: 'ID done' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pictures 1 left' }));
    await expect(canvas.getByRole('heading', { name: 'Photo and signature' })).toHaveFocus();
    // Optional fields are marked, required ones are not.
    const marked = Array.from(canvasElement.querySelectorAll('[data-mark]'), (mark) => mark.parentElement);
    await expect(marked.map((label) => label?.textContent)).toEqual([
      'Language of the family',
      'Board roll number',
      'Card number',
      'Fees from',
      'Photo',
    ]);
    const feesFrom = canvas.getByRole<HTMLSelectElement>('combobox', { name: /^Fees from/ });
    await expect(feesFrom).toHaveDisplayValue('Nov 2026');
    const offered = Array.from(feesFrom.options, ({ text }) => text);
    await expect(offered.slice(1)).toHaveLength(13);
    await expect(offered).toEqual(expect.arrayContaining(['Apr 2026', 'Mar 2027', 'Apr 2027']));
  },
};

/** A draft kept for days has the ID of a picture that the server no longer keeps. */
export const APictureThatIsGone: Story = {
  args: {
    initialValues: Object.assign(newStudent('1001', new Date('2026-11-21T05:00:00Z')), {
      signatureRef: '0123456789abcdef01234567',
    }),
  },
  parameters: {
    answers: { 'GET /getImage/0123456789abcdef01234567': refused(404, 'There is no such picture.') },
  },
  play: async ({ canvas }) => {
    const gone = await canvas.findByText(/Choose it again/);
    await expect(gone).toBeVisible();
  },
};

/** A refused file leaves the field as it was: a missing picture stays marked, and the button to the first gap still finds it. */
export const AFileThatIsRefused: Story = {
  play: async ({ canvas }) => {
    const signature = canvas.getByLabelText(/^Signature/);
    const tooLarge = new File([new Uint8Array(6 * 1024 * 1024)], 'signature.png', { type: 'image/png' });
    await userEvent.upload(signature, tooLarge);
    await expect(canvas.getByText('Choose a picture of at most 5 MB.')).toBeVisible();
    await expect(signature).toBeInvalid();
    await expect(signature).toHaveAccessibleDescription('Signature is required');
  },
};

/** After a reload the draft is back, also in place of default values, with a choice that depends on another one. */
export const ADraftIsBack: Story = {
  args: {
    draft: {
      found: {
        account: 'meena',
        form: 'registration',
        savedAt: new Date('2026-11-21T04:00:00Z'),
        fields: {
          disability: { value: 'true', before: 'false' },
          boardType: { value: 'up', before: undefined },
          medium: { value: 'hindi', before: undefined },
          previousBalance: { value: '1250.50', before: '0' },
          feesFrom: { value: '2026-09', before: '2026-11' },
          admissionCharges: { value: true, before: false },
        },
      },
      keep: () => Promise.resolve(),
      drop: () => undefined,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Board \*|^Board$/)).toHaveDisplayValue('UP'));
    await expect(canvas.getByLabelText(/^Medium/)).toHaveDisplayValue('Hindi');
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(canvas.getByLabelText(/^Previous balance/)).toHaveValue('1250.50');
    await expect(canvas.getByLabelText(/^Fees from/)).toHaveDisplayValue('Sept 2026');
    await expect(canvas.getByRole('checkbox', { name: /^Charge registration/ })).toBeChecked();
  },
};

export const AdmissionChargesByTheFeeTable: Story = {
  args: { feeTables: [] },
  play: async ({ canvas }) => {
    const tick = canvas.getByRole('checkbox', { name: 'Charge registration and security now' });
    await expect(tick).not.toBeChecked();
    await expect(tick).toHaveAccessibleDescription('By the fee table, for the chosen class');
    const choose = (name: RegExp, option: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), option);
    await choose(/^Board/, 'CBSE');
    await choose(/^Medium/, 'English');
    await choose(/^Class/, 'III');
    await expect(tick).toHaveAccessibleDescription('Registration ₹400, Security ₹400');
    await userEvent.click(tick);
    await expect(tick).toBeChecked();
  },
};

/** A duplicate is a warning and not an error: the button counts the same fields as before. */
export const ThereAlready: Story = {
  parameters: {
    answers: {
      'POST /api/student/same-students': async (request: Request) => {
        const { adhaarNumber } = (await request.json()) as { readonly adhaarNumber?: string };
        return Response.json(adhaarNumber === '999941057058' ? [sample] : []);
      },
    },
  },
  play: async ({ canvas }) => {
    const attention = () => canvas.getByText(/fields still need attention$/).textContent;
    await userEvent.type(canvas.getByLabelText(/^Adhaar number/), '9999 4105 7059');
    const before = attention();
    const places = () =>
      [/^Adhaar number/, /^Primary mobile/, /^Board \*|^Board$/].map(
        (label) => canvas.getByLabelText(label).getBoundingClientRect().top,
      );
    await userEvent.type(canvas.getByLabelText(/^Adhaar number/), '{Backspace}8');
    // The warning about the number is gone already, and no search for duplicates has run yet.
    const stood = places();
    const warning = await canvas.findByText('Is this student already registered?');
    await expect(warning).toBeVisible();
    // The warning is in sight wherever the form is scrolled to, and no field has moved.
    await expect(warning.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(warning.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await expect(places()).toEqual(stood);
    const link = canvas.getByRole('link', { name: '1001 Aarav Mishra (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '/office/student-profile/1001');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText(/^Same Adhaar number:/)).toHaveTextContent(
      'class III A, father Suresh Mishra',
    );
    await expect(canvas.getByText('Has left: can be re-admitted')).toBeVisible();
    await expect(canvas.getByLabelText(/^Adhaar number/)).toBeValid();
    await expect(attention()).toBe(before);
    await userEvent.type(canvas.getByLabelText(/^Adhaar number/), '{Backspace}9');
    await waitFor(() => expect(canvas.queryByText('Is this student already registered?')).toBeNull());
    await userEvent.type(canvas.getByLabelText(/^Adhaar number/), '{Backspace}8');
    await canvas.findByText('Is this student already registered?');
    await userEvent.type(canvas.getByLabelText(/^Adhaar number/), '{Backspace}9');
    await waitFor(() => expect(canvas.queryByText('Is this student already registered?')).toBeNull());
    await userEvent.type(canvas.getByLabelText(/^Adhaar number/), '{Backspace}8');
    // If the clerk has scrolled to another part of the form, the page stays there.
    window.scrollTo(0, document.documentElement.scrollHeight);
    const looksAt = window.scrollY;
    await canvas.findByText('Is this student already registered?');
    await expect(canvas.getByLabelText(/^Adhaar number/).getBoundingClientRect().bottom).toBeLessThan(0);
    await expect(window.scrollY).toBe(looksAt);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('Is this student already registered?')).toBeNull();
  },
};

export const EverythingMissing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^First name/), '{Enter}');
    await expect(canvas.getByText('First name is required')).toBeVisible();
    await expect(canvas.getByText('Choose section')).toBeVisible();
    await expect(canvas.getByText('Signature is required')).toBeVisible();
    await expect(canvas.getByLabelText(/^First name/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Numbers as a clerk copies them off the paper, or pastes them. */
export const TypedAsItIsWritten: Story = {
  play: async ({ canvas }) => {
    const type = async (label: RegExp, typed: string) => {
      await userEvent.type(canvas.getByLabelText(label), typed);
      await userEvent.tab();
      return canvas.getByLabelText(label);
    };
    await expect(await type(/^Date of birth/, '13/05/2016')).toHaveValue('2016-05-13');
    await expect(await type(/^Primary mobile/, '+91 98765-43210')).toHaveValue('9876543210');
    const adhaar = await type(/^Adhaar number/, '9999 4105 7059');
    await expect(adhaar).toHaveValue('999941057059');
    await expect(adhaar).toBeValid();
    await expect(adhaar).toHaveAccessibleDescription(/^The last digit does not fit the others/);
    await expect(await type(/^Secondary mobile/, '99999 99999')).toHaveAccessibleDescription(
      'Secondary mobile cannot be one digit repeated',
    );
  },
};

export const OneTickForWhatIsTheSame: Story = {
  play: async ({ canvas }) => {
    const field = (label: RegExp) => canvas.getByLabelText(label);
    const tick = (name: string) => canvas.getByRole('checkbox', { name });
    const guardianIsFather = 'Guardian is the father';
    await expect(tick(guardianIsFather)).toBeDisabled();
    await userEvent.type(field(/^Father's name/), 'Om');
    await userEvent.click(tick(guardianIsFather));
    await expect(field(/^Guardian's name/)).toHaveValue('Om');
    await expect(field(/^Relation with guardian/)).toHaveValue('Father');

    // Correcting a typing slip above also corrects the copy below.
    await userEvent.type(field(/^Father's name/), ' Prakash');
    await expect(field(/^Guardian's name/)).toHaveValue('Om Prakash');
    await userEvent.type(field(/^Guardian's name/), ' Jain');
    await expect(tick(guardianIsFather)).not.toBeChecked();
    await expect(field(/^Father's name/)).toHaveValue('Om Prakash');

    await userEvent.type(field(/^Primary mobile/), '9876543210');
    const sameMobile = tick('Same as the first number');
    await userEvent.click(sameMobile);
    await expect(field(/^Secondary mobile/)).toHaveValue('9876543210');
    // Types faster than the page renders, as a quick typist does on a slow PC.
    const first = field(/^Primary mobile/);
    await Promise.all(
      ['9', '91', '912', '9123456789'].map((value) => fireEvent.input(first, { target: { value } })),
    );
    await waitFor(() => expect(field(/^Secondary mobile/)).toHaveValue('9123456789'));
    await userEvent.click(sameMobile);
    await expect(field(/^Secondary mobile/)).toHaveValue('');
  },
};
