import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import type { PopupPlace } from './use-popup';

/** Renders a popup where its control can be reached, in the control's language. */
export function PopupRoot({ container, locale, children }: PopupPlace & { readonly children: ReactNode }) {
  return (
    <PortalProvider getContainer={() => container ?? document.body}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </PortalProvider>
  );
}
