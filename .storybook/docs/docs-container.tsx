import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import styled, { ThemeProvider } from 'styled-components';
import { chosenTheme } from '../globals';
import { storybookLook } from './look';
import { useDrawn } from './use-drawn';

/** Hidden until drawn: before that no story has its final height, and no line the length that its font gives it. */
const Page = styled.div<{ $isDrawn: boolean }>`
  visibility: ${({ $isDrawn }) => ($isDrawn ? 'visible' : 'hidden')};
`;

/** The theme in the address (`&globals=theme:dark`): at the first rendering the toolbar's choice is only there. */
function themeInTheAddress() {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  return chosenTheme({ theme: /(?:^|;)theme:(\w+)/.exec(globals)?.[1] });
}

/** A documentation page in the theme of the toolbar, for Storybook's own parts and for the kit's components in it. */
export default function KitDocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeInTheAddress);
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(chosenTheme(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  const page = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawn(page);
  return (
    <ThemeProvider theme={theme}>
      <DocsContainer context={context} theme={storybookLook(theme)}>
        <Page ref={page} $isDrawn={isDrawn}>
          {children}
        </Page>
      </DocsContainer>
    </ThemeProvider>
  );
}
