import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { addresses } from './manifests';
import { EXAMINED, type Filled } from './school-day';
import { STUDENT } from './school';

/** A screen of the program: its address behind `/#/`, and the name of its picture in docs/screens. */
export interface Route {
  readonly name: string;
  readonly path: string;
  /** Whether the screen needs a signed-in account of the office. */
  readonly inOffice: boolean;
}

/** Stands for the receipt and the exam of a filled office, whose numbers are not known before. */
const RECEIPT_OF = 'LAST-RECEIPT';
export const EXAM = 'EXAM';

/** A path as the documentation shows it. */
export const pathTold = (path: string) => path.replace(RECEIPT_OF, '…').replace(EXAM, '…');

const screen = (inOffice: boolean) => (path: string, name?: string) => ({
  name: name ?? path.replace(/^office\//, '').replace(/[/?=]/g, '-'),
  path,
  inOffice,
});

/** Screens that show nothing until they are given a receipt or a section. */
const asksOfWhat = new Set([
  'receipt',
  'family-sheet',
  'attendance/mark',
  'attendance/register',
  'certificates/one',
]);

/** The screens of the office that open without more information. */
const officePaths = addresses.filter((address) => !address.includes(':') && !asksOfWhat.has(address));

const { branch, class: schoolClass, section } = EXAMINED;
const ofSection = new URLSearchParams(EXAMINED).toString();
const examined = `${EXAM}/${schoolClass}/${section}`;

/** Every route of section 2, and the screens that decisions add to it (D9, D10, D11, D34). */
export const routes: readonly Route[] = [
  screen(false)('', 'home'),
  ...['landing-page', 'about', 'branch', 'academics', 'infra', 'event'].map((path) => screen(false)(path)),
  screen(false)('admissions'),
  screen(false)('news'),
  screen(false)('login?login=office', 'login'),
  screen(false)('login?login=student', 'login-student'),
  screen(false)('register'),
  screen(false)('forgot-password'),
  screen(false)('check-receipt'),
  screen(false)('nowhere', 'under-construction'),
  ...officePaths.map((path) => screen(true)(`office/${path}`)),
  screen(true)(`office/student-profile/${STUDENT}`, 'student'),
  screen(true)(`office/student-profile/${STUDENT}/statement`, 'statement'),
  screen(true)(`office/accounts?studentID=${STUDENT}`, 'accounts-found'),
  screen(true)(`office/student-service?studentID=${STUDENT}`, 'student-service-found'),
  screen(true)('office/student-service?tab=pending-fee', 'student-service-pending-fee'),
  screen(true)('office/settings?tab=school', 'settings-school'),
  screen(true)('office/settings?tab=public-site', 'settings-public-site'),
  screen(true)('office/student-service?tab=tc', 'student-service-generate-tc'),
  screen(true)(`office/receipt?studentID=${STUDENT}&studentReceiptNo=${RECEIPT_OF}`, 'receipt'),
  screen(true)(`office/family-sheet?studentReceiptNo=${RECEIPT_OF}`, 'family-sheet'),
  screen(true)(`office/student-profile/${STUDENT}/record`, 'student-record'),
  screen(true)(`office/student-profile/${STUDENT}/certificate`, 'certificate'),
  screen(true)(`office/attendance/mark?${ofSection}`, 'attendance-mark'),
  screen(true)(`office/attendance/register?${ofSection}`, 'attendance-register'),
  screen(true)(`office/new-session/section/${branch}/${schoolClass}/${section}`, 'new-session-section'),
  screen(true)(`office/result/exam/${EXAM}`, 'result-exam'),
  screen(true)(`office/result/exam/${EXAM}/change`, 'result-change'),
  screen(true)(`office/result/marks/${examined}`, 'result-marks'),
  screen(true)(`office/result/remarks/${examined}`, 'result-remarks'),
  screen(true)(`office/result/sheet/${examined}`, 'result-sheet'),
  screen(true)(`office/result/cards/${examined}`, 'result-cards'),
];

/** The widths that every screen is made for: those of an old office screen, a tablet and a phone. */
export const TABLET = 768;
export const widths = [1366, TABLET, 360] as const;

/**
 * Opens a screen and waits until it shows everything.
 * @param filled the receipt and the exam to show
 */
export async function openRoute(
  page: Page,
  url: string,
  { path }: Route,
  { receipt, exam }: Pick<Filled, 'receipt' | 'exam'>,
): Promise<void> {
  const told = path.replace(RECEIPT_OF, encodeURIComponent(receipt)).replace(EXAM, exam);
  await page.goto(`${url}/#/${told}`);
  await isShown(page);
}

/** Waits until a loaded page shows everything. */
export async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
