import { choiceLabel, type RegisteredCertificate, sectionLabel, type Words } from '@school/domain';
import {
  countColumn,
  dateColumn,
  instantColumn,
  rupeesColumn,
  textColumn,
  type Sheet,
} from '../exports/sheet';

/** The register of transfer certificates as a file, withdrawn ones included (D65, D69). */
export const certificatesSheet = (
  rows: AsyncIterable<RegisteredCertificate>,
  { labels, options, noSection }: Words,
): Sheet<RegisteredCertificate> => ({
  file: 'transfer-certificates',
  columns: [
    textColumn(labels.serial, ({ serial }) => serial),
    instantColumn(labels.issuedAt, ({ issuedAt }) => issuedAt),
    textColumn(labels.branchCode, ({ branchCode }) => choiceLabel(options.branchCode, branchCode)),
    textColumn(labels.certificateState, ({ state }) => options.certificateState[state]),
    textColumn(labels.studentID, ({ studentID }) => studentID),
    textColumn(labels.studentName, ({ studentName }) => studentName),
    textColumn(labels.class, (row) => choiceLabel(options.class, row.class)),
    textColumn(labels.section, ({ section }) => sectionLabel(section, { options, noSection })),
    dateColumn(labels.leftOn, ({ leftOn }) => leftOn),
    textColumn(labels.leavingReason, ({ leavingReason }) =>
      choiceLabel(options.leavingReason, leavingReason),
    ),
    rupeesColumn(labels.dues, ({ dues }) => dues),
    textColumn(labels.duesReason, ({ duesReason }) => duesReason),
    textColumn(labels.issuedBy, ({ issuedBy }) => issuedBy),
    textColumn(labels.withdrawnBy, ({ withdrawnBy }) => withdrawnBy),
    textColumn(labels.withdrawnReason, ({ withdrawnReason }) => withdrawnReason),
    countColumn(labels.prints, ({ prints }) => prints),
  ],
  rows,
});
