import type { ReactNode } from 'react';
import styled from 'styled-components';

const Foot = styled.footer`
  border-block-start: ${({ theme }) => theme.border.accent} solid ${({ theme }) => theme.color.accent};
  background: ${({ theme }) => theme.color.primaryHover};
  color: ${({ theme }) => theme.color.onPrimary};
  font-size: ${({ theme }) => theme.font.size.s};

  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  inline-size: min(100%, ${({ theme }) => theme.size.content});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.m}`};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
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

export interface FooterProps {
  readonly children: ReactNode;
  /** Ready links, in the order of reading. */
  readonly links?: readonly { readonly key: string; readonly link: ReactNode }[] | undefined;
}

export function Footer({ children, links = [] }: FooterProps) {
  return (
    <Foot>
      <Inner>
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
