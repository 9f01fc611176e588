import type { Locator, Page } from '@playwright/test';
import type { Period } from '@school/domain';
import { expect, signIn, test } from './fixtures';
import { Desk } from './school';

const CENTRE = 'M.L.M. Education Centre';
const seventh = { branch: 'MLMEC', class: '7' };
const maths = { ...seventh, session: '2026-27', subject: 'Mathematics' };
const integers = { name: 'Integers', plannedFrom: '2026-04-06', plannedTo: '2026-05-09' };
const exam = {
  name: 'Half-yearly',
  branch: 'MLMEC',
  classes: ['7'],
  firstDay: '2026-09-21',
  lastDay: '2026-10-03',
  subjects: [{ name: 'English', maximum: 100, weight: 1 }],
};

// A Thursday in the session of the days above.
test.use({ day: '2026-11-26' });

interface Seen {
  readonly id: string;
  readonly revision: number;
}

interface MadeExam extends Seen {
  readonly subjects: object[];
}

interface Case {
  readonly what: string;
  /** Stores the data to change. @returns the path of the page that changes it, and the change that another desk makes */
  readonly begin: (desk: Desk) => Promise<{ readonly path: string; readonly other: () => Promise<unknown> }>;
  /** Opens the form, if it is not on the page. */
  readonly open?: (page: Page) => Promise<void>;
  /** The form's name, if the page has several. */
  readonly form?: string;
  readonly field: (page: Page) => Locator;
  readonly typed: string;
  readonly save: string;
  readonly told: RegExp;
  readonly stored: string;
}

const dialog = (page: Page) => page.getByRole('dialog');

const cases: readonly Case[] = [
  {
    what: 'a unit of the syllabus',
    begin: async (desk) => {
      const { id, revision } = await desk.post<Seen>('/api/office/syllabus/unit', { ...maths, ...integers });
      const changed = { ...maths, ...integers, id, revision, plannedTo: '2026-05-30' };
      return {
        path: 'syllabus?branch=MLMEC&class=7&subject=Mathematics',
        other: () => desk.put('/api/office/syllabus/unit', changed),
      };
    },
    open: (page) => page.getByRole('button', { name: 'Change: Integers' }).click(),
    field: (page) => dialog(page).getByRole('textbox', { name: 'Unit' }),
    typed: 'Integers and fractions',
    save: 'Save',
    told: /Someone else has changed this unit/,
    stored: 'Integers and fractions is in the syllabus.',
  },
  {
    what: 'an exam',
    begin: async (desk) => {
      const { id, revision, subjects } = await desk.post<MadeExam>('/api/office/exams', exam);
      const changed = { ...exam, id, revision, subjects, lastDay: '2026-10-05' };
      return {
        path: `result/exam/${id}/change`,
        other: () => desk.put('/api/office/exams', changed),
      };
    },
    field: (page) => page.getByLabel('Name', { exact: true }),
    typed: 'Half-yearly examination',
    save: 'Save',
    told: /Someone else has changed this exam/,
    stored: 'Half-yearly examination is changed.',
  },
  {
    what: 'the subjects of a class',
    begin: (desk) => {
      const chosen = { ...seventh, subjects: ['English', 'Hindi'], revision: 0 };
      const other = () => desk.put('/api/office/subjects', chosen);
      return Promise.resolve({ path: 'settings?tab=subjects', other });
    },
    open: (page) =>
      page.getByRole('button', { name: 'Change the subjects of MLMEC VII', exact: true }).click(),
    field: (page) => dialog(page).getByRole('textbox', { name: 'Subjects' }),
    typed: 'English\nSanskrit',
    save: 'Save subjects',
    told: /Someone else has changed the subjects of this class/,
    stored: 'The subjects of MLMEC VII are saved.',
  },
  {
    what: 'the details of a branch',
    begin: (desk) => {
      const details = { branchCode: 'MLMEC', name: CENTRE, upiId: 'mlmec@sbi', revision: 0 };
      const other = () => desk.put('/api/office/school-details', details);
      return Promise.resolve({ path: 'settings?tab=school', other });
    },
    form: CENTRE,
    field: (page) => page.getByRole('form', { name: CENTRE }).getByLabel('Phone'),
    typed: '0551 220 1234',
    save: 'Save',
    told: /Someone else has changed the details of this branch/,
    stored: `The details of ${CENTRE} are saved.`,
  },
  {
    what: 'the periods of the day',
    begin: async (desk) => {
      const day = await desk.get<{ revision: number; periods: Period[] }>(
        '/api/office/timeTable/periods?branch=MLMEC',
      );
      const { revision, periods } = day;
      return {
        path: 'timetable/periods?branch=MLMEC',
        other: () =>
          desk.put('/api/office/timeTable/periods', {
            branch: 'MLMEC',
            revision,
            periods: periods.slice(0, -1),
          }),
      };
    },
    field: (page) => page.getByLabel('From').first(),
    typed: '07:45',
    save: 'Save',
    told: /Someone else has changed the periods/,
    stored: 'The periods are saved.',
  },
];

for (const { what, begin, open, form, field, typed, save, told, stored } of cases)
  test(`another desk changed ${what} meanwhile: it is told, what was typed stays, and is saved over it (D30)`, async ({
    page,
    office,
  }) => {
    const { path, other } = await begin(await Desk.signedIn(office.url));
    await signIn(page, office.url, `/#/office/${path}`);
    await open?.(page);
    await field(page).fill(typed);
    await other();
    const place = form === undefined ? page : page.getByRole('form', { name: form });
    const button = place.getByRole('button', { name: save, exact: true });
    await button.click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(field(page)).toHaveValue(typed);
    await button.click();
    await expect(page.getByText(stored)).toBeVisible();
  });
