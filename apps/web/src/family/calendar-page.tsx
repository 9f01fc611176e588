import { monthLabel, monthOfDay, monthsBetween, schoolMonth } from '@school/domain';
import { Card, EmptyState, Heading, Stack, useKitMessages } from '@school/ui';
import { CalendarDays } from 'lucide-react';
import { QueryView } from '../screen/query-view';
import { FamilyPage } from './family-page';
import { useFamilyMessages } from './messages';
import { OccasionList } from './occasion-list';
import { useCalendar, type OwnOccasion } from './use-family';

/** The months that have entries, each with all that touch it. */
function byMonth(occasions: readonly OwnOccasion[]): readonly (readonly [string, readonly OwnOccasion[]])[] {
  const months = occasions.flatMap(({ firstDay, lastDay }) =>
    monthsBetween(monthOfDay(firstDay), monthOfDay(lastDay)),
  );
  return [...new Set(months)]
    .sort()
    .map((month) => [
      month,
      occasions.filter(
        ({ firstDay, lastDay }) => monthOfDay(firstDay) <= month && month <= monthOfDay(lastDay),
      ),
    ]);
}

function Months({ months }: { readonly months: ReturnType<typeof byMonth> }) {
  const { locale } = useKitMessages();
  return months.map(([month, occasions]) => (
    <Card key={month} as="section" aria-label={monthLabel(month, locale)}>
      <Stack gap="s">
        <Heading level={3}>{monthLabel(month, locale)}</Heading>
        <OccasionList occasions={occasions} />
      </Stack>
    </Card>
  ));
}

/** Holidays, examinations and events of the session: upcoming ones first, then past ones (D63). */
export function CalendarPage() {
  const words = useFamilyMessages();
  const thisMonth = schoolMonth(new Date());
  const calendarQuery = useCalendar();
  return (
    <FamilyPage
      title={words.nav.calendar}
      description={calendarQuery.data && words.session(calendarQuery.data.session)}
    >
      <QueryView query={calendarQuery} failed={words.failed.calendar}>
        {({ occasions }) => {
          const months = byMonth(occasions);
          const toCome = months.filter(([month]) => month >= thisMonth);
          const past = months.filter(([month]) => month < thisMonth);
          if (months.length === 0)
            return (
              <EmptyState
                title={words.calendar.none}
                description={words.calendar.noneText}
                icon={<CalendarDays />}
              />
            );
          return (
            <>
              <Heading>{words.calendar.toCome}</Heading>
              {toCome.length === 0 ? <p>{words.home.nothingNext}</p> : <Months months={toCome} />}
              {past.length > 0 && (
                <>
                  <Heading>{words.calendar.past}</Heading>
                  <Months months={past} />
                </>
              )}
            </>
          );
        }}
      </QueryView>
    </FamilyPage>
  );
}
