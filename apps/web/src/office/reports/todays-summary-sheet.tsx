import {
  choiceLabel,
  classLabelOf,
  dateLabel,
  dateTimeLabel,
  longDayLabel,
  startOfDay,
} from '@school/domain';
import { PrintedPage, WholeParts } from '@school/ui';
import type { TodaysSummary } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import { Columns, Figures, type Figure } from '../paper/figures';
import { SchoolLetterhead } from '../paper/letterhead';
import { usePaperMessages } from '../paper/messages';
import { Signatures } from '../paper/signatures';
import { useReportsMessages } from './messages';

/** The money received by mode and by branch; only the counts for users who may not read about money (D53). */
function Counter({ summary }: { readonly summary: TodaysSummary }) {
  const { today: words, noMoney } = useReportsMessages();
  const { labels, options } = useWords();
  const { receipts, voids, refunds, money } = summary;
  const counts: readonly Figure[] = [
    { label: labels.receiptCount, value: receipts },
    { label: labels.voidCount, value: voids },
    { label: labels.refundCount, value: refunds },
  ];
  if (!money)
    return (
      <Figures title={words.counter} figures={counts}>
        <p>{noMoney}</p>
      </Figures>
    );
  const total = { label: labels.total, value: rupeesShown(money.total) };
  return (
    <>
      <Figures
        title={words.collected}
        figures={money.modes.map(({ key, amount }) => ({
          label: choiceLabel(options.mode, key),
          value: rupeesShown(amount),
        }))}
        total={total}
      />
      <Figures
        title={words.byBranch}
        figures={money.branches.map(({ key, amount }) => ({
          label: choiceLabel(options.branchCode, key),
          value: rupeesShown(amount),
        }))}
        total={total}
      />
      <Figures
        title={words.counter}
        figures={[
          ...counts,
          { label: labels.collected, value: rupeesShown(money.collected) },
          { label: labels.voided, value: rupeesShown(money.voided) },
          { label: labels.refunded, value: rupeesShown(money.refunded) },
        ]}
      />
    </>
  );
}

/** The attendance of each wing and of the teachers, and the sections that nobody marked (D62). */
function Attendance({ summary: { attendance, notMarked } }: { readonly summary: TodaysSummary }) {
  const { today: words } = useReportsMessages();
  const schoolWords = useWords();
  const { noSchool, english, hindi, teachers, sections, markedSections } = attendance;
  const presentFigure = (label: string, { present: presentCount, marked }: typeof english): Figure => ({
    label,
    value: marked > 0 ? words.presentOf(presentCount, marked) : words.notMarked,
  });
  if (noSchool)
    return (
      <Figures title={words.attendance} figures={[]}>
        <p>{[words.noSchool, noSchool.title].filter((part) => part !== undefined).join(': ')}</p>
      </Figures>
    );
  return (
    <Figures
      title={words.attendance}
      figures={[
        presentFigure(words.englishWing, english),
        presentFigure(words.hindiWing, hindi),
        presentFigure(words.teachers, teachers),
        { label: words.sectionsMarked, value: words.presentOf(markedSections, sections) },
      ]}
    >
      <p>
        {notMarked.length === 0 ? (
          words.allMarked
        ) : (
          <>
            {`${words.sectionsNotMarked(notMarked.length)}: `}
            <WholeParts
              parts={notMarked.map((section) => `${section.branch} ${classLabelOf(section, schoolWords)}`)}
            />
          </>
        )}
      </p>
    </Figures>
  );
}

/** The events of today on one A4: money, students, attendance, drawers, calendar (section 2). Goes into a `PrintSheet`. */
export function TodaysSummarySheet({
  summary,
  printedAt,
}: {
  readonly summary: TodaysSummary;
  readonly printedAt: Date;
}) {
  const { today: words, printed } = useReportsMessages();
  const { preparedBy } = usePaperMessages();
  const { labels, options, locale } = useWords();
  const { day, deeds, openDrawers, occasions } = summary;
  return (
    <PrintedPage
      head={<SchoolLetterhead />}
      title={`${words.title}, ${longDayLabel(startOfDay(day), locale)}`}
      note={printed(dateTimeLabel(printedAt, locale))}
    >
      <Columns>
        <Counter summary={summary} />
        <Figures
          title={labels.studentCount}
          figures={[
            { label: words.registered, value: deeds.registered },
            { label: words.left, value: deeds.left },
            { label: words.certificates, value: deeds.certificates },
            { label: words.changed, value: deeds.changed },
          ]}
        />
        <Attendance summary={summary} />
        {openDrawers && (
          <Figures
            title={words.drawers}
            figures={openDrawers.map(({ collectedBy, entryCount, firstAt }) => ({
              label: words.since(collectedBy, dateTimeLabel(new Date(firstAt), locale)),
              value: words.entries(entryCount),
            }))}
          >
            {openDrawers.length === 0 && <p>{words.noDrawers}</p>}
          </Figures>
        )}
        <Figures
          title={words.calendar}
          figures={occasions.map(({ title, occasionKind, firstDay, lastDay, branch }) => {
            const titleAndBranch = [title, branch].filter((part) => part !== undefined).join(', ');
            return {
              label:
                lastDay > firstDay ? words.until(titleAndBranch, dateLabel(lastDay, locale)) : titleAndBranch,
              value: choiceLabel(options.occasionKind, occasionKind),
            };
          })}
        >
          {occasions.length === 0 && <p>{words.noOccasions}</p>}
        </Figures>
      </Columns>
      <Signatures signers={[preparedBy, labels.principal]} />
    </PrintedPage>
  );
}
