import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { addresses } from './manifests';
import { RECEIPT_OF, STUDENT } from './school';

/** A screen of the program: its address behind `/#/`, and the name of its picture in docs/screens. */
export interface Route {
  readonly name: string;
  readonly path: string;
  /** Needs somebody of the office who is signed in. */
  readonly inOffice: boolean;
}

const screen = (inOffice: boolean) => (path: string, name?: string) => ({
  name: name ?? path.replace(/^office\//, '').replace(/[/?=]/g, '-'),
  path,
  inOffice,
});

/** The screens of the office that open by themselves; a paper needs to be told of which receipt. */
const officePaths = addresses.filter(
  (address) => !address.includes(':') && !['receipt', 'family-sheet'].includes(address),
);

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
];

/** The widths that every screen is made for: an office's old screen, a tablet, a phone. */
export const TABLET = 768;
export const widths = [1366, TABLET, 360] as const;

/**
 * Opens a screen and waits until it has all that it shows.
 * @param receipt the number that takes the place of RECEIPT_OF
 */
export async function openRoute(page: Page, url: string, { path }: Route, receipt: string): Promise<void> {
  await page.goto(`${url}/#/${path.replace(RECEIPT_OF, encodeURIComponent(receipt))}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
