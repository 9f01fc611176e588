import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { useKitMessages } from '../messages/kit-messages';
import type { ToastTone } from './toast-context';
import { Box } from './toast.styles';

/** Milliseconds that a toast stands: its few words take two seconds, a slow reader or a magnifier several times that. */
const TOAST_STANDS = 8000;

const icons = { success: CircleCheck, warning: TriangleAlert, info: Info };

export interface ToastProps {
  /** The icon and the colour. */
  readonly tone?: ToastTone | undefined;
  /** The language of its words, where the page may be in another one by now. */
  readonly lang?: string | undefined;
  /** A few words; they are read out. */
  readonly children: string;
  /** Somebody is at it: the time does not run, and begins anew afterwards. */
  readonly isHeld: boolean;
  /** Hears that it is to go: its time is over, or it was dismissed. */
  readonly onDismiss: () => void;
}

/** One toast. Pages do not place it, they call `useToast`. */
export function Toast({ tone = 'success', lang, children, isHeld, onDismiss }: ToastProps) {
  const messages = useKitMessages();
  const Icon = icons[tone];
  const expire = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => expire(), TOAST_STANDS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <Box $tone={tone}>
      <Icon aria-hidden="true" />
      <p lang={lang}>{children}</p>
      <IconButton label={messages.dismiss} icon={<X aria-hidden="true" />} onClick={onDismiss} />
    </Box>
  );
}
