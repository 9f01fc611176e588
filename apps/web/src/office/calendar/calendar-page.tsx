import { calendarFilterSchema, dateTimeLabel, type CalendarFilter, type Occasion } from '@school/domain';
import { Button, Heading, TabNav, TabNavLink, useKitMessages } from '@school/ui';
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScreenName } from '../../screen/features';
import { useIsAdmin } from '../../session/session';
import { lastRevisionOf } from '../form/pinned-revision';
import { useLimits } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { ListPaper } from '../list/list-paper';
import { paperTitle } from '../list/paper-title';
import { MOST_PRINTED } from '../list/whole-list';
import { useListQuery, type DefinedFields } from '../list/use-list-query';
import { PageButton } from '../../screen/page-link';
import { useCalendarMessages } from './messages';
import { Steps } from './month-grid.styles';
import { OccasionDialog, type OccasionOrDay } from './occasion-dialog';
import { useOccasionsFilters, useOccasionsList } from './occasions-list';
import { calendarFile, exportCalendar, useOccasions, type Days } from './use-calendar';

interface Shown {
  readonly occasions: readonly Occasion[];
  readonly filter: DefinedFields<CalendarFilter>;
  /** Adds an entry on a day, for users who may. */
  readonly onDay: ((day: string) => void) | undefined;
}

export interface CalendarPageProps {
  readonly view: 'month' | 'year';
  /** The name of what is shown: the month, or the session. */
  readonly name: string;
  readonly days: Days;
  /** The addresses of the same screen for an earlier time, a later one, and now. */
  readonly steps: { readonly before: string; readonly after: string; readonly now: string };
  readonly nowLabel: string;
  /** Draws the calendar above the list, on screen and on paper. */
  readonly drawing: (shown: Shown, isPaper: boolean) => ReactNode;
}

/** Holidays, examinations and events of a month or a session: drawn, as a list, as a file and on paper (D63). */
export function CalendarPage({ view, name, days, steps, nowLabel, drawing }: CalendarPageProps) {
  const words = useCalendarMessages();
  const title = useScreenName();
  const { locale } = useKitMessages();
  const isAdmin = useIsAdmin();
  const [dialogTarget, setDialogTarget] = useState<OccasionOrDay>();
  const query = useListQuery(calendarFilterSchema);
  const { filter } = query;
  const occasionsQuery = useOccasions(days, filter);
  const list = useOccasionsList(isAdmin ? (occasion) => setDialogTarget({ occasion }) : undefined);
  const filters = useOccasionsFilters();
  const limits = useLimits(filters, filter);
  const rows = occasionsQuery.data?.rows ?? [];
  const openedOccasion = dialogTarget && 'occasion' in dialogTarget ? dialogTarget.occasion : undefined;
  const onDay = isAdmin ? (day: string) => setDialogTarget({ day }) : undefined;
  const adminButtons = isAdmin && (
    <>
      <PageButton to="/office/calendar/import">{words.importFile}</PageButton>
      <Button
        icon={<CalendarPlus aria-hidden="true" />}
        onClick={() => setDialogTarget({ day: days.firstDay })}
      >
        {words.newEntry}
      </Button>
    </>
  );
  const stepButton = (to: string, label: string, icon: ReactNode) => (
    <PageButton size="s" to={to} replace aria-label={label}>
      {icon}
    </PageButton>
  );
  return (
    <>
      <ListPage
        title={title}
        description={name}
        list={list}
        query={query}
        result={occasionsQuery}
        size={MOST_PRINTED}
        filtersLabel={words.filter}
        filters={filters}
        download={exportCalendar(days, filter)}
        downloadAlso={{ label: words.file, call: () => calendarFile(days, filter) }}
        actions={adminButtons}
        tabs={
          <TabNav label={words.pages}>
            {(['month', 'year'] as const).map((one) => (
              <TabNavLink
                key={one}
                as={Link}
                to={one === 'month' ? '/office/calendar' : '/office/calendar/year'}
                aria-current={one === view ? 'page' : undefined}
              >
                {words[one]}
              </TabNavLink>
            ))}
          </TabNav>
        }
        print={{
          label: paperTitle(words.paper(name), limits),
          load: () => Promise.resolve(rows),
          most: MOST_PRINTED,
          tooLong: words.tooLong,
          paper: (printed, at) => (
            <ListPaper
              list={list}
              title={words.paper(name)}
              limits={limits}
              note={words.printed(dateTimeLabel(at, locale))}
              lead={drawing({ occasions: printed, filter, onDay: undefined }, true)}
              rows={printed}
            />
          ),
        }}
      >
        <Steps>
          {stepButton(steps.before, words.before, <ChevronLeft aria-hidden="true" />)}
          <Heading>{name}</Heading>
          {stepButton(steps.after, words.after, <ChevronRight aria-hidden="true" />)}
          <PageButton variant="quiet" size="s" to={steps.now} replace>
            {nowLabel}
          </PageButton>
        </Steps>
        {drawing({ occasions: rows, filter, onDay }, false)}
      </ListPage>
      {dialogTarget && (
        <OccasionDialog
          target={dialogTarget}
          revision={lastRevisionOf(openedOccasion, rows)}
          onClose={() => setDialogTarget(undefined)}
        />
      )}
    </>
  );
}
