import { createGlobalStyle, css } from 'styled-components';

export const focusRing = css`
  outline: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.focus};
  outline-offset: ${({ theme }) => theme.border.thick};
`;

export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    color-scheme: ${({ theme }) => (theme.name === 'dark' ? 'dark' : 'light')};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.ink};
    font-family: ${({ theme }) => theme.font.family};
    font-size: ${({ theme }) => theme.font.size.s};
    line-height: ${({ theme }) => theme.font.line.body};
    /* No word stands alone in the last line of a paragraph. */
    text-wrap: pretty;
  }

  h1, h2, h3, h4, p, dl, dd, figure { margin: 0; }
  h1, h2, h3, h4 { font-weight: ${({ theme }) => theme.font.weight.bold}; line-height: ${({ theme }) => theme.font.line.tight}; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img { max-inline-size: 100%; }
  table { border-collapse: collapse; }
  .lucide { inline-size: ${({ theme }) => theme.size.icon}; block-size: ${({ theme }) => theme.size.icon}; flex: none; }

  :focus-visible { ${focusRing} }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
