import { Tile, TileGrid } from '@school/ui';
import { useMessages } from '../../messages/messages';
import { OneLine } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { CardsTile } from './cards-tile';
import { useDashboardMessages } from './messages';
import { loadErrorText } from './load-error-text';
import type { Read } from './use-dashboard';

/** A count as it is read in India: `1,204`. */
const countShown = (count: number) => new Intl.NumberFormat('en-IN').format(count);

/** How many there are of each wing, and how many are present by the sections that were marked today (section 2, D62). */
export function WingTiles({ figures, attendance }: Read<'figures' | 'attendance'>) {
  const { none } = useMessages();
  const words = useDashboardMessages();
  const wings = [
    { label: words.englishWing, total: figures.data?.wings.english.total, wing: attendance.data?.english },
    { label: words.hindiWing, total: figures.data?.wings.hindi.total, wing: attendance.data?.hindi },
  ];
  const unmarked = attendance.data?.noSchool ? words.noSchool : words.notMarked;
  return (
    <TileGrid>
      {wings.map(({ label, total }) => (
        <Tile
          key={label}
          label={label}
          value={total ?? none}
          hint={loadErrorText(figures) ?? words.total}
          loading={figures.isPending}
        />
      ))}
      {wings.map(({ label, wing }) => (
        <Tile
          key={label}
          label={words.presentToday(label)}
          value={wing && wing.marked > 0 ? wing.present : none}
          hint={
            loadErrorText(attendance) ?? (wing && wing.marked > 0 ? words.ofMarked(wing.marked) : unmarked)
          }
          loading={attendance.isPending}
        />
      ))}
    </TileGrid>
  );
}

/** Who is there of all, what a card reader sent, and the way to the reports (section 2, D62). */
export function ReportTiles({ figures, attendance, today }: Read<'figures' | 'attendance' | 'today'>) {
  const { none } = useMessages();
  const words = useDashboardMessages();
  const { data, isPending } = attendance;
  const isMarked = data !== undefined && data.markedSections > 0;
  const teachersText = ({ teachers, noSchool }: NonNullable<typeof data>) => {
    if (teachers.marked > 0) return words.ofMarked(teachers.marked);
    return noSchool ? words.noSchool : words.teachersText;
  };
  return (
    <TileGrid>
      <Tile
        label={words.present}
        value={isMarked ? data.english.present + data.hindi.present : none}
        hint={
          loadErrorText(attendance) ??
          (data && (
            <PageLink to="/office/attendance?tab=class">
              {data.noSchool ? words.noSchool : words.sectionsMarked(data.markedSections, data.sections)}
            </PageLink>
          ))
        }
        loading={isPending}
      />
      <Tile
        label={words.teachers}
        value={data && data.teachers.marked > 0 ? data.teachers.present : none}
        hint={
          loadErrorText(attendance) ??
          (data && <PageLink to="/office/attendance?tab=teacher">{teachersText(data)}</PageLink>)
        }
        loading={isPending}
      />
      <CardsTile cards={data?.cards} />
      <Tile
        label={words.generalReport}
        value={
          figures.data
            ? words.studentCount(
                countShown(figures.data.wings.hindi.total + figures.data.wings.english.total),
              )
            : none
        }
        hint={loadErrorText(figures) ?? <PageLink to="/office/general-report">{words.openReport}</PageLink>}
        loading={figures.isPending}
      />
      <Tile
        label={words.todaysSummary}
        value={
          today.data ? (
            <>
              <OneLine>{words.receipts(today.data.receipts)}</OneLine>{' '}
              <OneLine>{words.admissions(today.data.deeds.registered)}</OneLine>
            </>
          ) : (
            none
          )
        }
        hint={loadErrorText(today) ?? <PageLink to="/office/todays-summary">{words.openSummary}</PageLink>}
        loading={today.isPending}
      />
    </TileGrid>
  );
}
