import { useState } from 'react';
import { useKitMessages } from '../messages/kit-messages';
import { useToast } from '../toast/toast-context';
import type { LoadOnce } from './load-once';

/** The place and language of an open popup, taken from its control. */
export interface PopupPlace {
  /** The dialog around the control: a popup outside of an open dialog could not be reached. */
  readonly container: HTMLElement | undefined;
  /** The kit's language, for React Aria. */
  readonly locale: string;
}

export interface OpenPopup<Part, Detail> extends PopupPlace {
  readonly part: Part;
  /** The control that the popup belongs to. */
  readonly trigger: { readonly current: Element };
  readonly detail: Detail;
}

/**
 * Opens a popup whose code is loaded on first use. If it cannot be loaded, a toast says so and the page stays as it is.
 * @param source the popup's code
 */
export function usePopup<Part, Detail>(source: LoadOnce<Part>) {
  const messages = useKitMessages();
  const { showToast } = useToast();
  const [popup, setPopup] = useState<OpenPopup<Part, Detail>>();
  const [isLoading, setLoading] = useState(false);

  const show = (part: Part, control: Element, detail: Detail) =>
    setPopup({
      part,
      detail,
      trigger: { current: control },
      container: control.closest('dialog') ?? undefined,
      locale: messages.locale,
    });

  const fetchAndShow = async (control: Element, detail: Detail) => {
    setLoading(true);
    try {
      show(await source.load(), control, detail);
    } catch {
      showToast(messages.partNotLoaded, 'warning');
    } finally {
      setLoading(false);
    }
  };

  return {
    popup,
    isLoading,
    /** For hover and focus: a click that follows then finds the code already loaded. */
    prepare: () => void source.load().catch(() => undefined),
    open: (control: Element, detail: Detail) => {
      const part = source.loaded();
      if (part === undefined) void fetchAndShow(control, detail);
      else show(part, control, detail);
    },
    close: () => setPopup(undefined),
  };
}
