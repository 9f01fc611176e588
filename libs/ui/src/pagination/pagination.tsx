import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';
import { chosenInForcedColours } from '../theme/forced-colours';
import { pageLinks } from './page-links';
import type { OuterProps } from '../theme/outer-props';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const PageButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xxs};
  min-inline-size: ${({ theme }) => theme.size.control};
  min-block-size: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `0 ${theme.space.xs}`};
  border: ${({ theme }) => theme.border.thin} solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: transparent;
  color: ${({ theme }) => theme.color.ink};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover:not([aria-disabled='true']) {
    background: ${({ theme }) => theme.color.primaryTint};
  }

  &[aria-current='page'] {
    background: ${({ theme }) => theme.color.primaryTint};
    border-color: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    ${chosenInForcedColours}
  }

  &[aria-disabled='true'] {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

const Gap = styled.li`
  padding-inline: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.inkMuted};

  &::before {
    content: '…';
  }
`;

export interface PaginationProps extends OuterProps<'nav'> {
  /** The open page, counted from 1. */
  readonly page: number;
  /** The number of pages; with only one, nothing can be pressed, but the bar keeps its place. */
  readonly pageCount: number;
  /** Called with the number of the page that the user asks for. */
  readonly onChange: (page: number) => void;
  /** The largest number of page links in the row. */
  readonly maxLinks?: number | undefined;
}

/** Lets the user move between the pages of a list, counted from 1. */
export function Pagination({ page, pageCount, onChange, maxLinks = 7, ...outer }: PaginationProps) {
  const messages = useKitMessages();
  const links = pageLinks(page, pageCount, maxLinks);
  // On the first or last page the button is marked disabled by ARIA only: `disabled` itself would lose the focus.
  const earlier = page > 1 ? () => onChange(page - 1) : undefined;
  const later = page < pageCount ? () => onChange(page + 1) : undefined;
  return (
    <nav {...outer} aria-label={messages.pagination}>
      <List>
        <li>
          <PageButton type="button" aria-disabled={earlier === undefined} onClick={earlier}>
            <ChevronLeft aria-hidden="true" />
            {messages.previous}
          </PageButton>
        </li>
        {links.map((number, index) => (
          <Fragment key={number}>
            {index > 0 && links[index - 1] !== number - 1 && <Gap aria-hidden="true" />}
            <li>
              <PageButton
                type="button"
                aria-label={messages.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onChange(number)}
              >
                {number}
              </PageButton>
            </li>
          </Fragment>
        ))}
        <li>
          <PageButton type="button" aria-disabled={later === undefined} onClick={later}>
            {messages.next}
            <ChevronRight aria-hidden="true" />
          </PageButton>
        </li>
      </List>
    </nav>
  );
}
