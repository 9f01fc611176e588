import type { Page } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DAY_FILE = join(mkdtempSync(join(tmpdir(), 'school-day-')), 'away');

/** The settings of an office that lives on another day than the machine: the last one given to `goToDay`. */
export const onOtherDay = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'other-day.mjs')).href}`,
  DAY_FILE,
};

/** @param day an ISO date, the time Asia/Kolkata's */
export const morningOf = (day: string) => new Date(`${day}T08:30:00+05:30`);

/**
 * Moves the office and its page to the morning of a day. The first day is set before the office is opened.
 * @param day an ISO date, the time Asia/Kolkata's
 */
export async function goToDay(day: string, page?: Page): Promise<void> {
  const time = morningOf(day);
  writeFileSync(DAY_FILE, String(time.getTime() - Date.now()));
  // The office looks at the file a few times a second.
  await new Promise((later) => setTimeout(later, 200));
  await page?.clock.setSystemTime(time);
}
