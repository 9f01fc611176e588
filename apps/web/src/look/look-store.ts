import { darkTheme, lightTheme, type Theme } from '@school/ui';
import { Store } from '../program/store';

/** The looks of the program; `system` follows the device. */
export const looks = ['light', 'dark', 'system'] as const;
export type Look = (typeof looks)[number];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Whether the device prefers dark, and an event when that changes. */
export type DarkPreference = Pick<MediaQueryList, 'matches' | 'addEventListener'>;

export interface ShownLook {
  readonly look: Look;
  readonly theme: Theme;
}

/** Where it is said that printing begins and ends. */
export type Printing = Pick<EventTarget, 'addEventListener'>;

/**
 * The look on screen, at first light, and light always on paper: a browser prints pale words without the dark ground below them. It
 * is kept in a cookie, because local storage is cleared with the session (section 4).
 */
export class LookStore extends Store {
  private shownLook: ShownLook;
  private isPrinting = false;

  constructor(
    private readonly cookies: { cookie: string },
    private readonly device: DarkPreference,
    printing: Printing,
  ) {
    super();
    const stored = /(?:^|; )look=([^;]*)/.exec(cookies.cookie)?.[1];
    this.shownLook = this.shownAs(looks.find((look) => look === stored) ?? 'light');
    device.addEventListener('change', () => this.show(this.shownLook.look));
    printing.addEventListener('beforeprint', () => this.print(true));
    printing.addEventListener('afterprint', () => this.print(false));
  }

  /** Shows a look and keeps it for the next visit. */
  choose(look: Look): void {
    this.cookies.cookie = `look=${look}; path=/; max-age=${String(YEAR_SECONDS)}; samesite=lax`;
    this.show(look);
  }

  readonly snapshot = (): ShownLook => this.shownLook;

  private print(isPrinting: boolean): void {
    this.isPrinting = isPrinting;
    this.show(this.shownLook.look);
  }

  private show(look: Look): void {
    this.shownLook = this.shownAs(look);
    this.changed();
  }

  private shownAs(look: Look): ShownLook {
    const isDark = !this.isPrinting && (look === 'dark' || (look === 'system' && this.device.matches));
    return { look, theme: isDark ? darkTheme : lightTheme };
  }
}
