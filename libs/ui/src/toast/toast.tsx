import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { useKitMessages } from '../messages/kit-messages';
import type { ToastTone } from './toast-context';
import { Box } from './toast.styles';

/** In milliseconds: its few words take two seconds to read, and several times that for a slow reader or a magnifier. */
const TOAST_STANDS = 8000;

const icons = { success: CircleCheck, warning: TriangleAlert, info: Info };

export interface ToastProps {
  /** The tone, which decides icon and colour. */
  readonly tone?: ToastTone | undefined;
  /** The language of its words, which may differ from that of the page. */
  readonly lang?: string | undefined;
  /** A few words, which are read out. */
  readonly children: string;
  /** Whether the pointer or the focus is on it: the time stops, and starts again afterwards. */
  readonly isHeld: boolean;
  /** Called when it should go: its time is over, or it was dismissed. */
  readonly onDismiss: () => void;
}

/** A toast. Pages do not render it themselves; they call `useToast`. */
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
