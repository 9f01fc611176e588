import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { en, type KitMessages } from '../messages/en';
import { KitMessagesContext } from '../messages/kit-messages';
import { ToastProvider } from '../toast/toast-provider';
import { GlobalStyle } from '../theme/global-style';
import { lightTheme } from '../theme/light';
import type { Theme } from '../theme/theme';

export interface KitProviderProps {
  /** The theme: `lightTheme`, `darkTheme`, `printTheme` or your own. */
  readonly theme?: Theme | undefined;
  /** The kit's own words in one language. */
  readonly messages?: KitMessages | undefined;
  /** The app. */
  readonly children: ReactNode;
}

/** Gives an app the theme, the global style, the kit's words and the toasts. Use it once, around the whole app. */
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
