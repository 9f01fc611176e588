import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { OuterProps } from '../theme/outer-props';

const Foot = styled.footer<{ $quiet: boolean }>`
  border-block-start: ${({ theme }) => theme.border.accent} solid ${({ theme }) => theme.color.accent};
  background: ${({ theme }) => theme.color.band};
  color: ${({ theme }) => theme.color.onBand};
  font-size: ${({ theme }) => theme.font.size.s};

  ${({ $quiet }) =>
    $quiet &&
    css`
      border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
      background: transparent;
      color: ${({ theme }) => theme.color.inkMuted};
      font-size: ${({ theme }) => theme.font.size.xs};
    `}

  @media print {
    display: none;
  }
`;

const Inner = styled.div<{ $quiet: boolean; $centred: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  inline-size: min(100%, ${({ theme }) => theme.size.content});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.m}`};

  ${({ $quiet }) =>
    $quiet &&
    css`
      padding-block: ${({ theme }) => theme.space.s};
    `}

  ${({ $centred }) =>
    !$centred &&
    css`
      inline-size: auto;
      margin-inline: 0;
      padding-inline: ${({ theme }) => theme.space.l};

      /* Aligned with the narrow page above it. */
      @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
        padding-inline: ${({ theme }) => theme.space.m};
      }
    `}
`;

const Above = styled.div`
  inline-size: min(100%, ${({ theme }) => theme.size.content});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.m} 0`};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-block;
    min-block-size: ${({ theme }) => theme.size.target};
    color: inherit;
    text-underline-offset: 0.2em;
  }

  a:focus-visible {
    outline-color: currentcolor;
  }
`;

export interface FooterProps extends OuterProps<'footer'> {
  /** `quiet` is for the office screens, where the page itself matters most. */
  readonly variant?: 'band' | 'quiet' | undefined;
  /** Whether a `quiet` one is as wide as a page in the middle of the window; left out, it spans the window like a top bar. */
  readonly centred?: boolean | undefined;
  /** The last line of the page. */
  readonly children: ReactNode;
  /** The office's address and contact details, for every public page. */
  readonly above?: ReactNode;
  /** Ready-made links, in reading order. */
  readonly links?: readonly { readonly key: string; readonly link: ReactNode }[] | undefined;
}

/** The footer of a public page. */
export function Footer(props: FooterProps) {
  const { variant = 'band', centred = variant === 'band', above, children, links = [], ...outer } = props;
  const isQuiet = variant === 'quiet';
  return (
    <Foot {...outer} $quiet={isQuiet}>
      {above !== undefined && above !== false && above !== null && <Above>{above}</Above>}
      <Inner $quiet={isQuiet} $centred={centred}>
        <p>{children}</p>
        {links.length > 0 && (
          <Links>
            {links.map(({ key, link }) => (
              <li key={key}>{link}</li>
            ))}
          </Links>
        )}
      </Inner>
    </Foot>
  );
}
