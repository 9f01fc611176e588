import { ButtonLink, PageHeader, Stack } from '@school/ui';
import { Link } from 'react-router-dom';
import { usePlannedMessages } from './messages';
import { Planned, type PlannedProps } from './planned';

export interface PlannedPageProps extends Pick<PlannedProps, 'part'> {
  readonly title: string;
}

/** A screen of which the office has nothing yet. */
export function PlannedPage({ title, part }: PlannedPageProps) {
  const { back } = usePlannedMessages();
  return (
    <Stack>
      <PageHeader title={title} />
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
