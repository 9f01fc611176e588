import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { en, type KitMessages } from '../messages/en';
import { KitMessagesContext } from '../messages/kit-messages';
import { ToastProvider } from '../toast/toast-provider';
import { GlobalStyle } from '../theme/global-style';
import { lightTheme } from '../theme/light';
import type { Theme } from '../theme/theme';

export interface KitProviderProps {
  /** The colours: `lightTheme`, `darkTheme`, `printTheme`, or one of your own. */
  readonly theme?: Theme | undefined;
  /** The words of the kit in one language. */
  readonly messages?: KitMessages | undefined;
  /** The app. */
  readonly children: ReactNode;
}

/** Brings an app the theme, the look of the page, the words of the kit and a place for toasts; once, around all of it. */
export function KitProvider({ theme = lightTheme, messages = en, children }: KitProviderProps) {
  return (
    <ThemeProvider theme={theme}>
      <KitMessagesContext value={messages}>
        <GlobalStyle />
        <ToastProvider>{children}</ToastProvider>
      </KitMessagesContext>
    </ThemeProvider>
  );
}
