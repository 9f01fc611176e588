import { createContext, use } from 'react';
import type { Tone } from '../theme/theme';

/** The tones of a toast: no `danger`, because failures that matter stay on the page, in an `Alert`. */
export type ToastTone = Exclude<Tone, 'danger'>;

export interface Toasts {
  /** Shows a short message once, without taking the focus. */
  readonly showToast: (text: string, tone?: ToastTone) => void;
}

export const ToastContext = createContext<Toasts>({ showToast: () => undefined });

/** The toasts of the surrounding `KitProvider`; without one nothing is shown. */
export const useToast = (): Toasts => use(ToastContext);
