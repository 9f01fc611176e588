import { useState } from 'react';
import { useKitMessages } from '../messages/kit-messages';
import { useToast } from '../toast/toast-context';
import type { LoadOnce } from './load-once';

/** What an open popup has to know about the control that it hangs on. */
export interface PopupPlace {
  /** The dialog around the control: what hangs on a page under an open dialog cannot be reached. */
  readonly container: HTMLElement | undefined;
  /** The kit's language, for React Aria. */
  readonly locale: string;
}

export interface OpenPopup<Part, Detail> extends PopupPlace {
  readonly part: Part;
  /** The control that it hangs on. */
  readonly trigger: { readonly current: Element };
  readonly detail: Detail;
}

/**
 * A popup whose code comes on the first intent. Where it cannot come, a toast says so and the page stays as it is.
 * @param source the popup's code
 */
export function usePopup<Part, Detail>(source: LoadOnce<Part>) {
  const messages = useKitMessages();
  const { showToast } = useToast();
  const [popup, setPopup] = useState<OpenPopup<Part, Detail>>();
  const [isComing, setIsComing] = useState(false);

  const show = (part: Part, control: Element, detail: Detail) =>
    setPopup({
      part,
      detail,
      trigger: { current: control },
      container: control.closest('dialog') ?? undefined,
      locale: messages.locale,
    });

  const fetchAndShow = async (control: Element, detail: Detail) => {
    setIsComing(true);
    try {
      show(await source.load(), control, detail);
    } catch {
      showToast(messages.partNotLoaded, 'warning');
    } finally {
      setIsComing(false);
    }
  };

  return {
    popup,
    isComing,
    /** For hover and focus: the click that may follow then finds the popup there. */
    prepare: () => void source.load().catch(() => undefined),
    open: (control: Element, detail: Detail) => {
      const part = source.loaded();
      if (part === undefined) void fetchAndShow(control, detail);
      else show(part, control, detail);
    },
    close: () => setPopup(undefined),
  };
}
