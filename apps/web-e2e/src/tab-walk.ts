import type { Page } from '@playwright/test';

interface Stop {
  /** The number of the control in `tabStops`; -1 for the page itself. */
  readonly at: number;
  readonly hasRing: boolean;
}

declare global {
  interface Window {
    tabStops: Element[];
  }
}

/** Writes down every control of the screen that a pointer could use. @returns what each of them is, in a few words */
const collect = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const isUsable = (element: Element) =>
      element.matches(':not(:disabled):not([tabindex="-1"])') &&
      element.closest('[inert], [hidden]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    // A group of radio buttons is one stop; the arrow keys move inside.
    const isOtherRadio = (element: Element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
        ({ name }) => name === element.name,
      );
      return element !== (group.find(({ checked }) => checked) ?? group[0]);
    };
    window.tabStops = [...document.querySelectorAll(controls)].filter(
      (element) => isUsable(element) && !isOtherRadio(element),
    );
    return window.tabStops.map((element) => element.outerHTML.slice(0, 120));
  });

/** Where the focus is, and whether the eye can see it. */
const look = (page: Page) =>
  page.evaluate((): Stop => {
    const focused = document.activeElement ?? document.body;
    const isRinged = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    };
    // A control that draws itself, as a radio button or a file box does, wears the ring on what stands for it.
    const places = [focused, focused.parentElement, focused.nextElementSibling, focused.closest('label')];
    return { at: window.tabStops.indexOf(focused), hasRing: places.some(isRinged) };
  });

/**
 * Walks through the whole screen with Tab alone.
 * @returns complaints: a control that Tab never reaches, that shows no focus ring, or a trap
 */
export async function walkWithTab(page: Page): Promise<string[]> {
  const names = await collect(page);
  const seen = new Map<number, boolean>();
  // A page that puts the cursor into a field is walked from there, round through the browser and back.
  for (let presses = 0; presses < names.length + 10 && seen.size < names.length; presses += 1) {
    await page.keyboard.press('Tab');
    const { at, hasRing } = await look(page);
    if (at >= 0) seen.set(at, hasRing);
  }
  return names.flatMap((name, at) => {
    if (!seen.has(at)) return [`never reached: ${name}`];
    return seen.get(at) === true ? [] : [`no focus ring: ${name}`];
  });
}
