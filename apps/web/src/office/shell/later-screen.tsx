import { ButtonLink, EmptyState, PageHeader, Stack } from '@school/ui';
import { Hourglass } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useMessages } from '../../messages/messages';
import { UnderConstruction } from '../../public/under-construction';
import { officeScreens } from './sidebar-entries';

/** A sidebar entry whose screen comes later says so; any other address is unknown. */
export function LaterScreen() {
  const { later, sidebar } = useMessages();
  const { screen } = useParams();
  const known = officeScreens.find(({ key }) => key === screen);
  if (known === undefined) return <UnderConstruction />;
  return (
    <Stack>
      <PageHeader title={sidebar[known.key]} />
      <EmptyState
        title={later.title}
        description={later.text}
        icon={<Hourglass />}
        action={
          <ButtonLink as={Link} to="/office/dashboard">
            {later.back}
          </ButtonLink>
        }
      />
    </Stack>
  );
}
