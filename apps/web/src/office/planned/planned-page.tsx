import { ButtonLink, PageHeader, Stack } from '@school/ui';
import { Link } from 'react-router-dom';
import { useScreenName } from '../../screen/features';
import { usePlannedMessages } from './messages';
import { Planned, type PlannedProps } from './planned';

/** A screen of which the office has nothing yet. */
export function PlannedPage({ part }: Pick<PlannedProps, 'part'>) {
  const { back } = usePlannedMessages();
  return (
    <Stack>
      <PageHeader title={useScreenName()} />
      <Planned
        part={part}
        action={
          <ButtonLink as={Link} to="/office/dashboard" variant="secondary">
            {back}
          </ButtonLink>
        }
      />
    </Stack>
  );
}
