import {
  choiceLabel,
  fullName,
  owedAges,
  owedForLabel,
  phoneLabel,
  sectionLabel,
  type Words,
} from '@school/domain';
import { instantColumn, rupeesColumn, textColumn, type Sheet } from '../exports/sheet';
import type { Defaulter } from './owed.repository';

/** The defaulters as a file, in the words of the caller (D55, D69). */
export const defaultersSheet = (
  rows: AsyncIterable<Defaulter>,
  { labels, options, noSection, locale }: Words,
): Sheet<Defaulter> => ({
  file: 'defaulters',
  columns: [
    textColumn(labels.studentID, ({ student }) => student.studentID),
    textColumn(labels.studentName, ({ student }) => fullName(student)),
    textColumn(labels.fatherName, ({ student }) => student.personalDetail.fatherName),
    textColumn(labels.primaryMobile, ({ student }) => phoneLabel(student.primaryMobile)),
    textColumn(labels.branchCode, ({ owed }) => choiceLabel(options.branchCode, owed.branch)),
    textColumn(labels.class, ({ owed }) => choiceLabel(options.class, owed.class)),
    textColumn(labels.section, ({ owed }) => sectionLabel(owed.section, { options, noSection })),
    textColumn(labels.owedFor, ({ owed }) => owedForLabel(owed.dues, options.head, locale)),
    ...owedAges.map((age) => rupeesColumn<Defaulter>(options.age[age], ({ owed }) => owed.byAge[age])),
    rupeesColumn(labels.outstanding, ({ owed }) => owed.amount),
    instantColumn(labels.reminded, ({ reminded }) => reminded?.at),
  ],
  rows,
});
