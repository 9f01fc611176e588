import { expect, type Locator, type Page } from '@playwright/test';

type Role = 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'button' | 'link';

/**
 * Types the beginning of a choice into a focused list until it is chosen: if a busy machine takes a second for a key, the list
 * takes the next key for the beginning of another word.
 */
export async function typeChoice(list: Locator, text: string): Promise<void> {
  await expect(async () => {
    await list.page().keyboard.type(text);
    await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${text}`), { timeout: 2_000 });
  }).toPass();
}

/** A clerk without a mouse: everything here is done by keys, and a control that Tab cannot reach is not used. */
export class Hands {
  constructor(
    private readonly page: Page,
    private readonly within: () => Page | Locator = () => page,
    /** The number of keys pressed, Tab among them. */
    readonly pressed = { keys: 0 },
  ) {}

  /** The same hands on a part of the screen, such as a dialog on top of it. */
  at(part: Locator): Hands {
    return new Hands(this.page, () => part, this.pressed);
  }

  async type(text: string): Promise<void> {
    this.pressed.keys += text.length;
    await this.page.keyboard.type(text);
  }

  async press(...keys: string[]): Promise<void> {
    this.pressed.keys += keys.length;
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Replaces everything in a field. */
  async typeOver(text: string): Promise<void> {
    await this.press('Control+a');
    await this.type(text);
  }

  /** Presses Tab until the control has the focus. @throws Error if it cannot be reached */
  async tabTo(wanted: Locator): Promise<void> {
    await expect(wanted).toBeVisible();
    for (let presses = 0; presses < 90; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab never reaches ${String(wanted)}`);
  }

  async goTo(name: string | RegExp, role: Role): Promise<void> {
    await this.tabTo(
      this.within()
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first(),
    );
  }

  /** Moves to a link or a button, and presses Enter. */
  async take(name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
    await this.goTo(name, role);
    await this.press('Enter');
  }

  async fill(label: string, text: string): Promise<void> {
    await this.goTo(new RegExp(`^${label}`), 'textbox');
    await this.type(text);
  }

  async choose(label: string, text: string): Promise<void> {
    await this.goTo(new RegExp(`^${label}`), 'combobox');
    this.pressed.keys += text.length;
    await typeChoice(this.page.locator('select:focus'), text);
  }
}
