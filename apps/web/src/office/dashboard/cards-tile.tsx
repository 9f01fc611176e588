import { timeLabel } from '@school/domain';
import { DataTable, EmptyState, Tile, type Column } from '@school/ui';
import { useState } from 'react';
import { useWords } from '../../messages/words';
import { QueryView } from '../../screen/query-view';
import { useIsAdmin } from '../../session/session';
import { AskDialog } from '../form/ask-dialog';
import { LinkButton } from '../list/link-button';
import { useDashboardMessages } from './messages';
import { useUnknownCards, type CardsToday, type UnknownCard } from './use-dashboard';

export interface CardsTileProps {
  /** Left out as long as no reader has ever sent anything. */
  readonly cards: CardsToday | undefined;
}

/** The number of students that card readers have seen today; an administrator can list the cards that no student has (D62). */
export function CardsTile({ cards }: CardsTileProps) {
  const words = useDashboardMessages();
  const isAdmin = useIsAdmin();
  const [isOpen, setOpen] = useState(false);
  if (!cards)
    return <Tile variant="quiet" label={words.cards} value={words.noReader} hint={words.noReaderText} />;
  const unknown = words.unknownCards(cards.unknown);
  const hint = isAdmin ? <LinkButton onClick={() => setOpen(true)}>{unknown}</LinkButton> : unknown;
  return (
    <>
      <Tile
        label={words.cards}
        value={words.cardsPresent(cards.present)}
        hint={cards.unknown === 0 ? words.cardsText : hint}
      />
      {isOpen && (
        <AskDialog title={words.unknownTitle} text={words.unknownText} onClose={() => setOpen(false)}>
          <UnknownCards />
        </AskDialog>
      )}
    </>
  );
}

function UnknownCards() {
  const words = useDashboardMessages();
  const { labels, locale } = useWords();
  const columns: readonly Column<UnknownCard>[] = [
    { key: 'cardNumber', header: labels.cardNumber, render: ({ cardNumber }) => cardNumber },
    {
      key: 'firstAt',
      header: words.firstRead,
      render: ({ firstAt }) => timeLabel(new Date(firstAt), locale),
    },
    { key: 'lastAt', header: words.lastRead, render: ({ lastAt }) => timeLabel(new Date(lastAt), locale) },
  ];
  return (
    <QueryView query={useUnknownCards()} failed={words.unknownFailed}>
      {({ cards }) => (
        <DataTable
          caption={words.unknownTitle}
          density="compact"
          columns={columns}
          rows={cards}
          rowKey={({ cardNumber }) => cardNumber}
          empty={<EmptyState title={words.unknownNone} />}
        />
      )}
    </QueryView>
  );
}
