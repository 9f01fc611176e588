import { EmptyState } from '@school/ui';
import { useParams } from 'react-router-dom';
import { PaperPage } from '../paper/paper-page';
import { useNewSessionMessages } from './messages';
import { SessionClosingSheet } from './session-closing-sheet';
import { useNewSession } from './use-new-session';

/** A closed session on A4, to be signed; it says the same whenever it is printed (D70). */
export function SessionClosingPage() {
  const words = useNewSessionMessages();
  const { session = '' } = useParams();
  const state = useNewSession();
  const closing = state.data?.closings.find((one) => one.session === session);
  return (
    <PaperPage
      title={closing ? words.closingOf(closing.number, closing.session) : words.closings}
      words={words}
      backTo="/office/new-session"
      sources={[state]}
      canPrint={closing !== undefined}
    >
      {closing ? <SessionClosingSheet closing={closing} /> : <EmptyState title={words.noClosing} />}
    </PaperPage>
  );
}
