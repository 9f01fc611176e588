import { attendanceStates, dateTimeLabel, monthOfDay } from '@school/domain';
import { Badge, DataTable, EmptyState, Row, Stack, Tile, TileGrid, type Column } from '@school/ui';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { useMayOpen } from '../../screen/features';
import { StaleWarning, loadErrorNotice } from '../../screen/loading';
import { useDayInAddress } from '../../screen/use-day-in-address';
import { useSession } from '../../session/session';
import { Noted } from '../list/cells';
import { PageButton, PageLink } from '../../screen/page-link';
import { useSectionName } from '../section/use-section-name';
import { AbsenteesTable } from './absentees-table';
import { useClosedText } from './closed-text';
import { DayChoice } from './day-choice';
import { useAttendanceMessages } from './messages';
import { sectionOf } from './section-picker';
import { useTallyText } from './tally-text';
import { markAddress, registerAddress, useSectionsOfDay, type SectionOfDay } from './use-attendance';

/** A day of the whole school: which sections were marked, and who is absent (D62). */
export function TodayTab() {
  const words = useAttendanceMessages();
  const { none } = useMessages();
  const schoolWords = useWords();
  const [day, choose] = useDayInAddress();
  const sectionsQuery = useSectionsOfDay(day);
  const sections = sectionsQuery.data?.sections ?? [];
  const openSections = sections.filter(({ closed }) => !closed);
  const tallies = openSections.flatMap((section) => section.marked ?? []);
  const counts = attendanceStates.map(
    (state) => [state, tallies.reduce((total, section) => total + section[state], 0)] as const,
  );
  return (
    <Stack>
      <DayChoice day={day} onChange={choose} />
      <StaleWarning queries={[sectionsQuery]} />
      <TileGrid>
        <Tile
          label={words.sectionsMarked}
          value={sectionsQuery.data ? words.someOfAll(tallies.length, openSections.length) : none}
          loading={sectionsQuery.isPending}
        />
        {counts.map(([state, count]) => (
          <Tile
            key={state}
            label={schoolWords.options.attendance[state]}
            value={sectionsQuery.data ? count : none}
            loading={sectionsQuery.isPending}
          />
        ))}
      </TileGrid>
      <SectionsTable day={day} query={sectionsQuery} />
      <AbsenteesTable day={day} />
    </Stack>
  );
}

interface SectionsTableProps {
  readonly day: string;
  readonly query: ReturnType<typeof useSectionsOfDay>;
}

function SectionsTable({ day, query }: SectionsTableProps) {
  const words = useAttendanceMessages();
  const isTeacher = useSession().claims?.role === 'teacher';
  const { labels, locale } = useWords();
  const nameOf = useSectionName();
  const closedText = useClosedText();
  const tallyText = useTallyText();
  const mayMark = useMayOpen('attendance/mark');
  const columns: readonly Column<SectionOfDay>[] = [
    {
      key: 'section',
      header: labels.section,
      render: (row) => {
        const section = sectionOf(row);
        return section && !row.closed && mayMark ? (
          <PageLink to={markAddress(section, day)}>{nameOf(row)}</PageLink>
        ) : (
          nameOf(row)
        );
      },
    },
    {
      key: 'students',
      header: labels.studentCount,
      align: 'end',
      folds: { at: 'phone', into: 'section', named: true },
      render: ({ students }) => students,
    },
    {
      key: 'marked',
      header: labels.state,
      folds: { at: 'phone', into: 'section' },
      render: ({ closed, marked }) => {
        if (closed) return <Badge tone="info">{closedText(closed)}</Badge>;
        return marked ? (
          <Noted note={tallyText(marked)}>
            <Badge tone="success">{words.marked}</Badge>
          </Noted>
        ) : (
          <Badge tone="warning">{words.notMarked}</Badge>
        );
      },
    },
    {
      key: 'by',
      header: words.markedByHeader,
      folds: { at: 'drawer' },
      render: ({ marked }) =>
        marked && <Noted note={dateTimeLabel(new Date(marked.markedAt), locale)}>{marked.markedBy}</Noted>,
    },
    {
      key: 'go',
      header: words.open,
      minWidth: '7rem',
      render: (row) => {
        const section = sectionOf(row);
        if (!section) return null;
        return (
          <Row gap="xs">
            <PageButton
              size="s"
              variant="quiet"
              to={registerAddress(section, monthOfDay(day), day)}
              aria-label={words.registerOf(nameOf(row))}
            >
              {words.register}
            </PageButton>
            {!row.closed && mayMark && (
              <PageButton
                size="s"
                variant={row.marked ? 'quiet' : 'secondary'}
                to={markAddress(section, day)}
                aria-label={(row.marked ? words.changeOfSection : words.markTitle)(nameOf(row))}
              >
                {row.marked ? words.change : words.mark}
              </PageButton>
            )}
          </Row>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={words.sections}
      density="compact"
      columns={columns}
      rows={query.data?.sections ?? []}
      rowKey={(one) => nameOf(one)}
      loading={query.isPending}
      error={loadErrorNotice(query, words.failed)}
      empty={<EmptyState title={isTeacher ? words.noOwnSections : words.noSections} />}
    />
  );
}
