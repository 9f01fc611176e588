import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every control of the screen that a pointer could use. */
    tabStops: Element[];
    /** Whether an element is such a control: a table that no longer scrolls once it fits its window is not. */
    isTabStop: (element: Element) => boolean;
    /** The controls that had the focus, and whether the focus could be seen there. */
    tabSeen: Map<Element, boolean>;
  }
}

/** Notes every control of the screen, and from now on those that get the focus. @returns the number of controls */
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
    // A control that draws itself, such as a radio button or a file box, shows the ring on its visible part.
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
 * @returns complaints: a control that Tab never reaches, one without a focus ring, or a trap
 */
export async function walkWithTab(page: Page): Promise<string[]> {
  const stops = await collect(page);
  // If a page puts the cursor into a field, the walk starts there and goes round through the browser and back.
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
