import { ButtonLink, PageHeader, Stack } from '@school/ui';
import { Link, useParams } from 'react-router-dom';
import { UnderConstruction } from '../../public/under-construction';
import { useShellMessages } from './messages';
import { Planned } from './planned';

const screens = ['calendar', 'syllabus', 'timetable', 'staff-report'] as const;

/** Calendar, syllabus, timetable and staff report are empty by specification; any other address is unknown. */
export function PlannedScreen() {
  const { sidebar, backToDashboard } = useShellMessages();
  const params = useParams();
  const screen = screens.find((key) => key === params['screen']);
  if (screen === undefined) return <UnderConstruction />;
  return (
    <Stack>
      <PageHeader title={sidebar[screen]} />
      <Planned
        part={screen}
        action={
          <ButtonLink as={Link} to="/office/dashboard" $variant="secondary">
            {backToDashboard}
          </ButtonLink>
        }
      />
    </Stack>
  );
}
