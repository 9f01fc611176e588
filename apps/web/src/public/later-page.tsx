import { ButtonLink, EmptyState, PageHeader } from '@school/ui';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../messages/messages';

/** Registration of office accounts and forgotten passwords (D10, D11) are still to come, and say so. */
export function LaterPage({ page }: { readonly page: 'register' | 'forgot' }) {
  const { publicLater } = useMessages();
  return (
    <>
      <PageHeader title={publicLater[page]} />
      <EmptyState
        title={publicLater.text}
        icon={<Hourglass />}
        action={
          <ButtonLink as={Link} to="/login?login=office">
            {publicLater.back}
          </ButtonLink>
        }
      />
    </>
  );
}
