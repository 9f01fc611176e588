import { isPageLink, siteBlocks, type SiteWords } from '@school/domain';
import { TextLink } from '@school/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { PageLink } from '../screen/page-link';

const Flow = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  max-inline-size: ${({ theme }) => theme.size.line};
  overflow-wrap: anywhere;

  h2,
  h3 {
    margin-block-start: ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.font.size.l};
  }

  ul {
    display: grid;
    gap: ${({ theme }) => theme.space.xxs};
    margin: 0;
    padding-inline-start: ${({ theme }) => theme.space.l};
  }
`;

/** Opens a page of the site in place; a link to another site sends no referrer. */
function SiteLink({ href, children }: { readonly href: string; readonly children: string }) {
  return isPageLink(href) ? (
    <PageLink to={href}>{children}</PageLink>
  ) : (
    <TextLink href={href} rel="noopener noreferrer">
      {children}
    </TextLink>
  );
}

const Line = ({ words }: { readonly words: readonly SiteWords[] }) =>
  words.map((word, index) => {
    if (word.kind === 'link')
      return (
        <SiteLink key={index} href={word.href}>
          {word.text}
        </SiteLink>
      );
    if (word.kind === 'bold') return <strong key={index}>{word.text}</strong>;
    return <Fragment key={index}>{word.text}</Fragment>;
  });

export interface SiteTextProps {
  /** As typed, with its markup. */
  readonly text: string;
  /** The level of its headings: one below that of the part around it. */
  readonly level?: 2 | 3 | undefined;
}

/** A text of the public site: headings, bold words, lists and links as elements, and never as HTML (D93). */
export function SiteText({ text, level = 2 }: SiteTextProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Flow>
      {siteBlocks(text).map((block, index) => {
        if (block.kind === 'heading')
          return (
            <Heading key={index}>
              <Line words={block.line} />
            </Heading>
          );
        if (block.kind === 'list')
          return (
            <ul key={index}>
              {block.lines.map((words, place) => (
                <li key={place}>
                  <Line words={words} />
                </li>
              ))}
            </ul>
          );
        return (
          <p key={index}>
            {block.lines.map((words, place) => (
              <Fragment key={place}>
                {place > 0 && <br />}
                <Line words={words} />
              </Fragment>
            ))}
          </p>
        );
      })}
    </Flow>
  );
}
