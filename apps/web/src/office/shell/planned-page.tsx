import { ButtonLink, PageHeader, Stack } from '@school/ui';
import { Link } from 'react-router-dom';
import { useShellMessages } from './messages';
import type { ShellMessages } from './messages.en';
import { Planned, type PlannedProps } from './planned';

/** A screen of which the office has nothing yet. */
export function PlannedPage({
  screen,
}: {
  readonly screen: PlannedProps['part'] & keyof ShellMessages['sidebar'];
}) {
  const { sidebar, backToDashboard } = useShellMessages();
  return (
    <Stack>
      <PageHeader title={sidebar[screen]} />
      <Planned
        part={screen}
        action={
          <ButtonLink as={Link} to="/office/dashboard" variant="secondary">
            {backToDashboard}
          </ButtonLink>
        }
      />
    </Stack>
  );
}
