import { choiceLabel, bookLabel, type RegisteredReceipt, type Words } from '@school/domain';
import { countColumn, instantColumn, rupeesColumn, textColumn, type Sheet } from '../exports/sheet';

/** The register as a file, including voids (D51, D69). @param hasOrigins adds the address from which each row was taken (D87) */
export const registerSheet = (
  rows: AsyncIterable<RegisteredReceipt>,
  { labels, options }: Words,
  hasOrigins: boolean,
): Sheet<RegisteredReceipt> => ({
  file: 'receipts',
  columns: [
    instantColumn(labels.collectedAt, ({ collectedAt }) => collectedAt),
    textColumn(labels.branchCode, ({ branchCode }) => choiceLabel(options.branchCode, branchCode)),
    textColumn(labels.book, ({ book }) => book && bookLabel(book)),
    textColumn(labels.studentReceiptNo, ({ studentReceiptNo }) => studentReceiptNo),
    textColumn(labels.receiptState, ({ state }) => options.receiptState[state]),
    textColumn(labels.studentID, ({ studentID }) => studentID),
    textColumn(labels.studentName, ({ studentName }) => studentName),
    textColumn(labels.collector, ({ collectedBy }) => collectedBy),
    ...(hasOrigins ? [textColumn(labels.auditAddress, ({ address }: RegisteredReceipt) => address)] : []),
    textColumn(labels.voidedBy, ({ voidedBy }) => voidedBy),
    textColumn(labels.mode, ({ mode }) => choiceLabel(options.mode, mode)),
    textColumn(labels.reference, ({ reference }) => reference),
    rupeesColumn(labels.amount, ({ amount }) => amount),
    countColumn(labels.prints, ({ prints }) => prints),
  ],
  rows,
});
