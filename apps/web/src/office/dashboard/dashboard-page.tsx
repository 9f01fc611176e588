import { Button, ButtonLink, EmptyState, PageHeader, Stack, Tile, TileGrid } from '@school/ui';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMessages } from '../../messages/messages';
import { useSession } from '../../session/session';
import { BackupNote } from './backup-note';
import { useDashboardMessages } from './messages';
import { CollectedTile } from './collected-tile';
import { useBackups, useFigures } from './use-dashboard';

/** Four in a row, or two: never three and one left over. */
const Tiles = styled(TileGrid)`
  grid-template-columns: repeat(4, minmax(0, 1fr));

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Welcome line, the last backup, the wings' totals from the database, and the specified fixed tiles (section 2, D36). */
export function DashboardPage() {
  const { none, tryAgain } = useMessages();
  const dashboard = useDashboardMessages();
  const { claims } = useSession();
  const figures = useFigures();
  const backups = useBackups();
  const [presentToday, ...others] = dashboard.tiles;
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
      <BackupNote
        backups={backups.data}
        now={new Date(backups.dataUpdatedAt)}
        hasFailed={backups.isError}
        onTryAgain={() => void backups.refetch()}
      />
      <Stack as="section" aria-label={dashboard.students}>
        <h2>{dashboard.students}</h2>
        {figures.isError ? (
          <EmptyState
            title={dashboard.figuresFailed}
            description={figures.error.message}
            action={<Button onClick={() => void figures.refetch()}>{tryAgain}</Button>}
          />
        ) : (
          <Tiles>
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
          </Tiles>
        )}
      </Stack>
      <Stack as="section" aria-label={dashboard.today}>
        <h2>{dashboard.today}</h2>
        <Tiles>
          {presentToday && <Tile label={presentToday.label} value={presentToday.value} />}
          <CollectedTile />
          {others.map(({ label, value }) => (
            <Tile key={label} label={label} value={value} />
          ))}
        </Tiles>
      </Stack>
      <Stack as="section" aria-label={dashboard.reportsTitle}>
        <h2>{dashboard.reportsTitle}</h2>
        <Tiles>
          {dashboard.reports.map((label) => (
            <Tile key={label} label={label} value={none} hint={dashboard.notWritten} />
          ))}
        </Tiles>
      </Stack>
    </Stack>
  );
}
