import { choiceLabel, lengthOf, type Occasion, type Words } from '@school/domain';
import { countColumn, dateColumn, instantColumn, textColumn, type Sheet } from '../exports/sheet';

/** The calendar as a file (D63, D69). */
export const calendarSheet = (rows: readonly Occasion[], { labels, options }: Words): Sheet<Occasion> => ({
  file: 'calendar',
  columns: [
    dateColumn(labels.firstDay, ({ firstDay }) => firstDay),
    dateColumn(labels.lastDay, ({ lastDay }) => lastDay),
    countColumn(labels.days, lengthOf),
    textColumn(labels.occasionKind, ({ occasionKind }) => choiceLabel(options.occasionKind, occasionKind)),
    textColumn(labels.title, ({ title }) => title),
    textColumn(labels.branch, ({ branch }) =>
      branch === undefined ? undefined : choiceLabel(options.branchCode, branch),
    ),
    textColumn(labels.classes, ({ classes }) =>
      classes?.map((one) => choiceLabel(options.class, one)).join(', '),
    ),
    textColumn(labels.note, ({ note }) => note),
    textColumn(labels.changedBy, ({ changedBy }) => changedBy),
    instantColumn(labels.changedAt, ({ changedAt }) => changedAt),
  ],
  rows,
});
