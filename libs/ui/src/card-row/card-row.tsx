import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useOverflowing } from '../data-table/use-overflowing';
import { type OuterProps, useSharedRef } from '../theme/outer-props';

const Scroller = styled.div`
  overflow-x: auto;
  scroll-snap-type: x proximity;
  /* The padding for focus rings and shadows must not move the cards out of line; only whole cards are in view. */
  margin-inline: calc(-1 * ${({ theme }) => theme.space.m});
  scroll-padding-inline: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.card};
`;

const List = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  inline-size: max-content;
  margin: 0;
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  list-style: none;
`;

const Item = styled.li`
  scroll-snap-align: start;
  display: flex;
  flex-direction: column;
  inline-size: ${({ theme }) => theme.size.rowCard};
  max-inline-size: calc(100vw - ${({ theme }) => theme.space.xxl});
  overflow: hidden;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.m};

  p {
    flex: 1;
    color: ${({ theme }) => theme.color.inkMuted};
  }

  strong,
  small {
    display: block;
  }

  strong {
    color: ${({ theme }) => theme.color.ink};
  }
`;

export interface RowCard {
  /** A unique key for each card. */
  readonly key: string;
  /** The heading of the card. */
  readonly title: ReactNode;
  /** The text below the title. */
  readonly text: ReactNode;
  /** A picture above the title; its width and height reserve its place until it has loaded. */
  readonly image?: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  /** One action, at the foot of the card. */
  readonly action?: ReactNode;
}

export interface CardRowProps extends OuterProps {
  /** The name of the row for screen readers. */
  readonly label: string;
  /** The cards, in reading order. */
  readonly cards: readonly RowCard[];
}

/** Cards side by side that scroll sideways where they do not fit. */
export function CardRow({ label, cards, ref, ...outer }: CardRowProps) {
  const scroller = useSharedRef(ref);
  const overflows = useOverflowing(scroller);
  return (
    <Scroller {...outer} ref={scroller} role="region" aria-label={label} tabIndex={overflows ? 0 : undefined}>
      <List>
        {cards.map(({ key, title, text, image, action }) => (
          <Item key={key}>
            {image && <img {...image} loading="lazy" />}
            <Body>
              <h3>{title}</h3>
              <p>{text}</p>
              {action}
            </Body>
          </Item>
        ))}
      </List>
    </Scroller>
  );
}
