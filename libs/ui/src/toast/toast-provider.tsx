import { useCallback, useMemo, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useKitMessages } from '../messages/kit-messages';
import { Toast } from './toast';
import { ToastContext, type ToastTone } from './toast-context';
import { Corner } from './toast.styles';
import { useDismissOnEscape } from './use-dismiss-on-escape';

interface ShownToast {
  readonly key: number;
  readonly text: string;
  readonly tone: ToastTone;
  /** The language of the page when the toast was shown; it stays when another language is chosen. */
  readonly lang: string;
}

/** Nobody reads more toasts at once, and they would cover the page. */
const AT_MOST = 3;

/** Keeps the toasts and renders the region in which they are read out. Part of `KitProvider`. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { notifications, locale } = useKitMessages();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const lastKey = useRef(0);

  const showToast = useCallback(
    (text: string, tone: ToastTone = 'success') => {
      lastKey.current += 1;
      const toast = { key: lastKey.current, text, tone, lang: locale };
      // The same words replace their older toast, so that they are shown once and for their full time.
      setToasts((shown) => [...shown.filter((other) => other.text !== text), toast].slice(-AT_MOST));
    },
    [locale],
  );
  const api = useMemo(() => ({ showToast }), [showToast]);

  const dismiss = (key: number) => {
    setToasts((shown) => shown.filter((toast) => toast.key !== key));
    // A removed button fires no event when the pointer or the focus leaves it.
    setHovered(false);
    if (isFocused) cameFrom.current?.focus();
    setFocused(false);
  };
  const newest = toasts.at(-1);
  useDismissOnEscape(newest && (() => dismiss(newest.key)));

  const isInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  const enter = (event: FocusEvent) => {
    setFocused(true);
    if (isInside(event)) return;
    cameFrom.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
  };

  return (
    <ToastContext value={api}>
      {children}
      <Corner
        role="log"
        aria-label={notifications}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={enter}
        onBlur={(event) => setFocused(isInside(event))}
      >
        {toasts.map(({ key, text, tone, lang }) => (
          <Toast
            key={key}
            tone={tone}
            lang={lang}
            isHeld={isHovered || isFocused}
            onDismiss={() => dismiss(key)}
          >
            {text}
          </Toast>
        ))}
      </Corner>
    </ToastContext>
  );
}
