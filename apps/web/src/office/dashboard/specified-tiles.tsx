import { Tile } from '@school/ui';
import { useMessages } from '../../messages/messages';
import { LoadFailed } from '../../screen/load-failed';
import { useDashboardMessages } from './messages';
import { useFigures } from './use-dashboard';

/** How many there are of each wing, and how many are present as soon as that is recorded (section 2). */
export function WingTiles() {
  const { none } = useMessages();
  const words = useDashboardMessages();
  const { data, isPending, error, refetch } = useFigures();
  const wings = [
    { label: words.englishWing, total: data?.wings.english.total },
    { label: words.hindiWing, total: data?.wings.hindi.total },
  ];
  if (error) return <LoadFailed title={words.figuresFailed} reason={error.message} again={refetch} />;
  return (
    <>
      {wings.map(({ label, total }) => (
        <Tile key={label} label={label} value={total ?? none} hint={words.total} loading={isPending} />
      ))}
      {wings.map(({ label }) => (
        <Tile
          key={label}
          variant="quiet"
          label={words.presentToday(label)}
          value={none}
          hint={words.notRecorded}
        />
      ))}
    </>
  );
}

/** The specified fixed tiles, marked as samples as long as the program does not know the real figure (D36). */
export function SampleTiles() {
  const { none } = useMessages();
  const words = useDashboardMessages();
  return (
    <>
      {words.tiles.map(({ label, value }) => (
        <Tile key={label} variant="quiet" label={label} value={value} hint={words.sample} />
      ))}
      {words.reports.map((label) => (
        <Tile key={label} variant="quiet" label={label} value={none} hint={words.notWritten} />
      ))}
    </>
  );
}
