import { createContext, use } from 'react';
import type { Tone } from '../theme/theme';

/** What a toast may say: failures that matter stay on the page, in an `Alert`. */
export type ToastTone = Exclude<Tone, 'danger'>;

export interface Toasts {
  /** Says something in passing, once, without taking the focus. */
  readonly showToast: (text: string, tone?: ToastTone) => void;
}

export const ToastContext = createContext<Toasts>({ showToast: () => undefined });

/** The toasts of the surrounding `KitProvider`; outside of one nothing is shown. */
export const useToast = (): Toasts => use(ToastContext);
