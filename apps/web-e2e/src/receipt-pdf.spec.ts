import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Desk, newStudent, pay } from './school';

/** A4 in points, the unit of a PDF. */
const A4 = { width: 595, height: 842 };

/** The PDF as text, with the packed objects of Chromium that hold the pages unpacked. */
function unpacked(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n/g)].map(({ index, 0: word }) => {
    const from = index + word.length;
    try {
      return inflateSync(pdf.subarray(from, raw.indexOf('endstream', from))).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, ...streams].join('\n');
}

/** The sizes of a PDF's pages in points. */
function pageSizes(pdf: Buffer) {
  const text = unpacked(pdf);
  const count = text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  return { count, sizes: boxes.map(([, width, height]) => [Number(width), Number(height)]) };
}

/** The words of both halves of the printed sheet, and whether every word lies on the sheet. */
const halvesOf = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('[data-print-sheet]')?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-print-sheet] section')].map((half) => {
      const box = half.getBoundingClientRect();
      const outside = [...half.querySelectorAll('*')].filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inHalf = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
        const { position, display } = getComputedStyle(element);
        // Words for screen readers only, and elements without a box, are not on paper.
        const hasBox = display !== 'contents' && element.tagName !== 'WBR';
        return !inHalf && position !== 'absolute' && hasBox;
      });
      return {
        name: half.getAttribute('aria-label') ?? '',
        words: half.textContent.replace(half.getAttribute('aria-label') ?? '', ''),
        outside: outside.map(({ outerHTML }) => outerHTML.slice(0, 80)),
        isOnSheet: sheet !== undefined && box.bottom <= sheet.top + (297 / 25.4) * 96 + 1,
      };
    });
  });

const LONG = {
  latin: 'Venkatanarasimharajuvaripeta Subramaniam Krishnamurthy Iyers',
  hindi: 'वेंकटनरसिंहराजुवारिपेटा सुब्रमण्यम कृष्णमूर्ति अय्यर लक्ष्मी',
};

const longStudent = (name: string) => ({
  ...newStudent(`x y`, 'x and y', 'female', '12', { before: 999299.99 }),
  first: name,
  last: name,
  father: name,
  mother: name,
});

for (const [script, name] of Object.entries(LONG)) {
  test(`Receipt as PDF, ${script} names of 60 letters and ₹9,99,999.99: one A4 page, both halves complete and alike, also as DUPLICATE and VOID`, async ({
    page,
    office,
  }) => {
    const longest = name.padEnd(60, 'a').slice(0, 60);
    const studentID = `LONGEST-${script.toUpperCase()}`.padEnd(16, '0');
    const desk = await Desk.signedIn(office.url);
    await desk.register(longStudent(longest), studentID);
    const receipt = await pay(desk, studentID, `${longest} ${longest}`, 999999.99);
    await desk.post('/api/office/receipts/prints', { studentReceiptNos: [receipt] });
    await page.addInitScript((token) => localStorage.setItem('auth-token', token), desk.token);

    const expectWhole = async (mark: string) => {
      await page.emulateMedia({ media: 'print' });
      // The button does this, too, before it prints.
      await page.evaluate(() => document.fonts.ready);
      const [student, officeCopy] = await halvesOf(page);
      expect([student?.name, officeCopy?.name]).toEqual(['Student Copy', 'Office Copy']);
      expect(student?.words).toBe(officeCopy?.words);
      for (const part of [receipt, longest, '₹9,99,999.99', '₹9,99,299.99', mark])
        expect(student?.words).toContain(part);
      for (const half of [student, officeCopy]) {
        expect(half?.outside).toEqual([]);
        expect(half?.isOnSheet).toBe(true);
      }
      const { count, sizes } = pageSizes(await page.pdf({ preferCSSPageSize: true }));
      expect(count).toBe(1);
      for (const [width = 0, height = 0] of sizes) {
        expect(Math.abs(width - A4.width)).toBeLessThan(1);
        expect(Math.abs(height - A4.height)).toBeLessThan(1);
      }
      expect(sizes).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });
    };

    await page.goto(
      `${office.url}/#/office/receipt?${new URLSearchParams({ studentID, studentReceiptNo: receipt }).toString()}`,
    );
    await expect(page.getByText('DUPLICATE')).toHaveCount(3);
    await expectWhole('DUPLICATE');

    await page.getByRole('button', { name: 'Void receipt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Void this receipt?' });
    await expect(dialog.getByRole('button', { name: 'Void receipt' })).toBeDisabled();
    await dialog.getByLabel('Reason').fill('Taken from the wrong student');
    await dialog.getByRole('button', { name: 'Void receipt' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('VOID', { exact: true })).toHaveCount(2);
    await expectWhole('VOID');
    await expect(page.getByRole('button', { name: 'Void receipt' })).toHaveCount(0);
  });
}
