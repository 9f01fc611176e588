import {
  categories,
  choiceLabel,
  classLabelOf,
  dateTimeLabel,
  genders,
  monthLabel,
  sum,
  fromRupees,
  formatRupees,
} from '@school/domain';
import { Heading, PrintedList, Stack, type Column } from '@school/ui';
import styled from 'styled-components';
import type { ClassFigures, GeneralReport, SectionFigures } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import { Columns, Figures } from '../paper/figures';
import { SchoolLetterhead } from '../paper/letterhead';
import { usePaperMessages } from '../paper/messages';
import { Signatures } from '../paper/signatures';
import { useReportsMessages } from './messages';

/** A class, or one section of a class that has several. */
type Line =
  | (ClassFigures & { readonly isSection?: undefined })
  | (SectionFigures & { readonly isSection: true; readonly share?: undefined });

const Inner = styled.span`
  padding-inline-start: ${({ theme }) => theme.space.s};
`;

/** Each class, followed by its sections if there are several. */
const linesOf = ({ classes, sections }: GeneralReport): readonly Line[] =>
  classes.flatMap((classFigures): Line[] => {
    const ownSections = sections.filter(
      ({ branch, class: schoolClass }) =>
        branch === classFigures.branch && schoolClass === classFigures.class,
    );
    return [
      classFigures,
      ...(ownSections.length > 1
        ? ownSections.map((section) => ({ ...section, isSection: true as const }))
        : []),
    ];
  });

/** Empty for zero, so that an empty column leaves its room to the others. */
const countIfAny = (count: number) => (count > 0 ? count : '');

const percent = (share: number | undefined) => share?.toFixed(1) ?? '';

/** The present state of the school: classes, sections, collections by month (section 2). Goes into a landscape `PrintSheet`. */
export function GeneralReportSheet({
  report,
  printedAt,
}: {
  readonly report: GeneralReport;
  readonly printedAt: Date;
}) {
  const { general: words, printed, noMoney } = useReportsMessages();
  const { preparedBy } = usePaperMessages();
  const schoolWords = useWords();
  const { labels, options } = schoolWords;
  const { total, months, session } = report;
  const isOfMoney = total.outstanding !== undefined;
  const counts: readonly (Column<Line> & { readonly all: string | number })[] = [
    { key: 'students', header: labels.studentCount, render: ({ students }) => students, all: total.students },
    ...genders.map((gender) => ({
      key: gender,
      header: options.gender[gender],
      render: (line: Line) => countIfAny(line.genders[gender]),
      all: total.genders[gender],
    })),
    ...categories.map((category) => ({
      key: category,
      header: options.category[category],
      render: (line: Line) => countIfAny(line.categories[category]),
      all: total.categories[category],
    })),
    {
      key: 'admitted',
      header: words.admitted,
      render: ({ admitted }) => countIfAny(admitted),
      all: total.admitted,
    },
    { key: 'left', header: words.left, render: ({ left }) => countIfAny(left), all: total.left },
    ...(isOfMoney
      ? [
          {
            key: 'owing',
            header: labels.owingCount,
            render: ({ owing = 0 }: Line) => countIfAny(owing),
            all: total.owing ?? 0,
          },
          {
            key: 'outstanding',
            header: labels.outstanding,
            render: ({ outstanding = 0 }: Line) => (outstanding > 0 ? rupeesShown(outstanding) : ''),
            all: rupeesShown(total.outstanding ?? 0),
          },
        ]
      : []),
    {
      key: 'share',
      header: words.attendance,
      render: ({ share }) => percent(share),
      all: percent(total.share),
    },
  ];
  const columns: readonly Column<Line>[] = [
    {
      key: 'class',
      header: labels.class,
      render: (line) =>
        line.isSection ? (
          <Inner>{classLabelOf(line, schoolWords)}</Inner>
        ) : (
          <strong>{`${line.branch} ${choiceLabel(options.class, line.class)}`}</strong>
        ),
    },
    ...counts.map(({ all: _, ...column }): Column<Line> => ({ ...column, align: 'end' })),
  ];
  const collected = months && sum(...months.map((one) => fromRupees(one.total)));
  const monthly = (months ?? []).map((one) => ({
    label: monthLabel(one.month, schoolWords.locale),
    value: rupeesShown(one.total),
  }));
  const half = Math.ceil(monthly.length / 2);
  return (
    <PrintedList
      isAcross
      head={<SchoolLetterhead />}
      title={words.titleOf(session)}
      note={printed(dateTimeLabel(printedAt, schoolWords.locale))}
      columns={columns}
      rows={linesOf(report)}
      rowKey={(line) => [line.branch, line.class, line.isSection ? line.section : ''].join(' ')}
      total={{ label: labels.total, values: counts.map(({ all }) => all) }}
    >
      <Stack gap="m">
        <p>{isOfMoney ? words.legend : noMoney}</p>
        {months && collected !== undefined && (
          <section>
            <Heading size="s">{words.months}</Heading>
            <Columns>
              <Figures figures={monthly.slice(0, half)} />
              <Figures
                figures={monthly.slice(half)}
                total={{ label: labels.total, value: formatRupees(collected) }}
              />
            </Columns>
            <p>{words.monthsNote}</p>
          </section>
        )}
      </Stack>
      <Signatures signers={[preparedBy, labels.principal]} />
    </PrintedList>
  );
}
