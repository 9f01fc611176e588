import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every control of the screen that a pointer could use. */
    tabStops: Element[];
    /** Whether an element is such a control: a table that came to fit its window a moment later is none any more. */
    isTabStop: (element: Element) => boolean;
    /** Those that the focus has been on, and whether the eye could see it there. */
    tabSeen: Map<Element, boolean>;
  }
}

/** Writes down every control of the screen, and from now on where the focus has been. @returns how many there are */
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
    window.isTabStop = (element) => element.matches(controls) && isUsable(element) && !isOtherRadio(element);
    window.tabStops = [...document.querySelectorAll(controls)].filter(window.isTabStop);
    window.tabSeen = new Map();
    // A control that draws itself, as a radio button or a file box does, wears the ring on what stands for it.
    const hasRing = (element: Element) =>
      [element, element.parentElement, element.nextElementSibling, element.closest('label')].some((place) => {
        if (!place) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(place);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
      });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) window.tabSeen.set(target, hasRing(target));
    });
    return window.tabStops.length;
  });

const isEachSeen = (page: Page) =>
  page.evaluate(() =>
    window.tabStops.every((element) => window.tabSeen.has(element) || !window.isTabStop(element)),
  );

/**
 * Walks through the whole screen with Tab alone.
 * @returns complaints: a control that Tab never reaches, that shows no focus ring, or a trap
 */
export async function walkWithTab(page: Page): Promise<string[]> {
  const stops = await collect(page);
  // A page that puts the cursor into a field is walked from there, round through the browser and back.
  for (let presses = 1; presses <= stops + 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (presses >= stops && (await isEachSeen(page))) break;
  }
  return page.evaluate(() =>
    window.tabStops.flatMap((element) => {
      const ring = window.tabSeen.get(element);
      if (ring === true || (ring === undefined && !window.isTabStop(element))) return [];
      return [`${ring === false ? 'no focus ring' : 'never reached'}: ${element.outerHTML.slice(0, 120)}`];
    }),
  );
}
