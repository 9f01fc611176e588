import {
  attendanceShare,
  categories,
  choiceLabel,
  genders,
  sectionLabel,
  type GeneralFigures,
  type GeneralReport,
  type SectionFigures,
  type Words,
} from '@school/domain';
import { countColumn, marksColumn, rupeesColumn, textColumn, type Sheet } from '../exports/sheet';

/** A line of the file: a section, or the whole school. */
type Line = GeneralFigures & Partial<Pick<SectionFigures, 'branch' | 'class' | 'section'>>;

/** The state of the school as a file: one line per section, the totals at the end (D69). */
export function generalReportSheet({ sections, classes, total }: GeneralReport, words: Words): Sheet<Line> {
  const { labels, options } = words;
  const tallyOf = ({ branch, class: schoolClass }: Line) =>
    branch === undefined
      ? total.tally
      : classes.find((one) => one.branch === branch && one.class === schoolClass)?.tally;
  const showsMoney = total.outstanding !== undefined;
  return {
    file: 'general-report',
    columns: [
      textColumn(labels.branch, ({ branch }) =>
        branch === undefined ? labels.total : choiceLabel(options.branchCode, branch),
      ),
      textColumn(labels.class, (line) => line.class && choiceLabel(options.class, line.class)),
      textColumn(labels.section, ({ section }) => section && sectionLabel(section, words)),
      countColumn(labels.studentCount, ({ students }) => students),
      ...genders.map((gender) =>
        countColumn<Line>(choiceLabel(options.gender, gender), (line) => line.genders[gender]),
      ),
      ...categories.map((category) =>
        countColumn<Line>(choiceLabel(options.category, category), (line) => line.categories[category]),
      ),
      countColumn(labels.admittedInSession, ({ admitted }) => admitted),
      countColumn(labels.leftInSession, ({ left }) => left),
      ...(showsMoney
        ? [
            countColumn<Line>(labels.owingCount, ({ owing }) => owing),
            rupeesColumn<Line>(labels.outstanding, ({ outstanding }) => outstanding),
          ]
        : []),
      marksColumn(labels.classAttendance, (line) => {
        const tally = tallyOf(line);
        return tally && attendanceShare(tally);
      }),
    ],
    rows: [...sections, total],
  };
}
