import { ButtonLink, EmptyState, PageHeader } from '@school/ui';
import { School } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../messages/messages';

/** The front door; carousel and cards belong to the public site's own issue. */
export function HomePage() {
  const { home } = useMessages();
  return (
    <>
      <PageHeader title={home.welcome} />
      <EmptyState
        title={home.text}
        icon={<School />}
        action={
          <ButtonLink as={Link} to="/login?login=office">
            {home.openOffice}
          </ButtonLink>
        }
      />
    </>
  );
}
