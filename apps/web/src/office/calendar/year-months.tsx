import {
  choiceLabel,
  isOnDay,
  isSunday,
  monthLabel,
  occasionKinds,
  schoolDaysIn,
  type Occasion,
  type StudentGroup,
} from '@school/domain';
import { Row } from '@school/ui';
import { MonthWeeks } from '../../screen/month-weeks';
import { PageLink } from '../../screen/page-link';
import { useWords } from '../../messages/words';
import { useCalendarMessages } from './messages';
import { SmallDay, SmallMonth, Year } from './month-grid.styles';

export interface YearMonthsProps {
  readonly months: readonly string[];
  readonly occasions: readonly Occasion[];
  /** The students whose school days are counted; left out when not all kinds are shown, since holidays may be missing. */
  readonly students?: StudentGroup | undefined;
  /** The address of a month's screen; missing on paper. */
  readonly monthPath?: (month: string) => string;
}

/** The twelve months of a session, with the school days of each; paper has no background colours, so each mark is named. */
export function YearMonths({ months, occasions, students, monthPath }: YearMonthsProps) {
  const words = useCalendarMessages();
  const { options, locale } = useWords();
  const kindOn = (day: string) =>
    occasionKinds.find((kind) => occasions.some((one) => one.occasionKind === kind && isOnDay(one, day)));
  return (
    <>
      {!monthPath && (
        <Row>
          {occasionKinds.map((kind) => (
            <SmallDay key={kind} $kind={kind} $isSunday={false}>
              {choiceLabel(options.occasionKind, kind)}
            </SmallDay>
          ))}
        </Row>
      )}
      <Year>
        {months.map((month) => (
          <SmallMonth key={month}>
            <caption>
              {monthPath ? (
                <PageLink to={monthPath(month)}>{monthLabel(month, locale)}</PageLink>
              ) : (
                monthLabel(month, locale)
              )}
              {students && <small>{words.schoolDays(schoolDaysIn(month, students, occasions))}</small>}
            </caption>
            <MonthWeeks
              month={month}
              cellOf={(day) => (
                <td key={day}>
                  <SmallDay $kind={kindOn(day)} $isSunday={isSunday(day)}>
                    {Number(day.slice(8))}
                  </SmallDay>
                </td>
              )}
            />
          </SmallMonth>
        ))}
      </Year>
    </>
  );
}
