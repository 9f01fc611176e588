import { Button, ButtonLink, EmptyState, PageHeader, Stack, Tile, TileGrid } from '@school/ui';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { schoolApi, valueOf } from '../../api/school-api';
import { useOfficeMessages } from '../../messages/office-messages';
import { useSession } from '../../session/session';

/** Welcome line, the wings' totals from the database, and the specified fixed tiles (section 2, D36). */
export function DashboardPage() {
  const { dashboard, students, none, tryAgain } = useOfficeMessages();
  const { claims } = useSession();
  const figures = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) =>
      valueOf(schoolApi.answer(schoolApi.calls.GET('/api/office/dashboard', { signal }))),
  });
  const wings = [
    { label: dashboard.englishWing, total: figures.data?.wings.english.total },
    { label: dashboard.hindiWing, total: figures.data?.wings.hindi.total },
  ];
  return (
    <Stack $gap="l">
      <PageHeader
        title={dashboard.welcome(claims?.fname ?? '')}
        actions={
          <ButtonLink as={Link} to="/office/register-student">
            <UserPlus aria-hidden="true" />
            {dashboard.registerStudent}
          </ButtonLink>
        }
      />
      <Stack as="section" aria-label={dashboard.students}>
        <h2>{dashboard.students}</h2>
        {figures.isError ? (
          <EmptyState
            title={students.listFailed}
            description={figures.error.message}
            action={<Button onClick={() => void figures.refetch()}>{tryAgain}</Button>}
          />
        ) : (
          <TileGrid>
            {wings.map(({ label, total }) => (
              <Tile
                key={label}
                label={label}
                value={total ?? none}
                hint={dashboard.total}
                loading={figures.isPending}
              />
            ))}
            {wings.map(({ label }) => (
              <Tile
                key={label}
                label={dashboard.presentToday(label)}
                value={none}
                hint={dashboard.notRecorded}
              />
            ))}
          </TileGrid>
        )}
      </Stack>
      <Stack as="section" aria-label={dashboard.today}>
        <h2>{dashboard.today}</h2>
        <TileGrid>
          {dashboard.tiles.map(({ label, value }) => (
            <Tile key={label} label={label} value={value} />
          ))}
        </TileGrid>
      </Stack>
      <Stack as="section" aria-label={dashboard.reportsTitle}>
        <h2>{dashboard.reportsTitle}</h2>
        <TileGrid>
          {dashboard.reports.map((label) => (
            <Tile key={label} label={label} value={none} hint={dashboard.notWritten} />
          ))}
        </TileGrid>
      </Stack>
    </Stack>
  );
}
