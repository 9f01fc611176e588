import { englishWords } from '@school/domain';

/** The words of the school's parts; those of the other parts are in `../../messages`. */
export const schoolEn = {
  months: {
    earlier: 'Earlier session',
    later: 'Later session',
    states: { none: 'No fee', paid: 'Paid', part: 'Part paid', due: 'Due', 'to-come': 'To come' },
  },
  studentId: 'Student ID',
  photoOf: (name: string) => `Photo of ${name}`,
  currentCharge: 'Current charge',
  previousBalance: 'Previous balance',
  outstandingDue: 'Outstanding due',
  /** An amount that is not negative, written out. */
  amountInWords: englishWords.amountInWords,
  familySheet: {
    title: 'Family Receipt',
    caption: 'What was paid for each child',
    father: "Father's name",
    student: 'Student',
    receipt: 'Receipt No.',
    months: 'Month',
    paid: 'Paid',
    balance: 'Balance',
    total: 'Total',
  },
  receipt: {
    title: 'Fee Receipt',
    studentCopy: 'Student Copy',
    officeCopy: 'Office Copy',
    receiptNumber: 'Receipt No.',
    bookNumber: 'Book No.',
    affiliation: 'Affiliation No.',
    phone: 'Phone',
    date: 'Date',
    studentId: 'Student ID',
    studentName: 'Name',
    fatherName: "Father's name",
    class: 'Class',
    /** What classes, branches and modes of payment are called. */
    classes: englishWords.options.class,
    branches: englishWords.options.branchCode,
    modes: englishWords.options.mode,
    heads: englishWords.options.head,
    paymentType: 'Payment type',
    paidFor: 'Paid for',
    concession: 'Concession',
    concessions: englishWords.options.concession,
    marks: { DUPLICATE: 'DUPLICATE', VOID: 'VOID' },
    caption: 'Amounts of this receipt',
    serial: 'SNo',
    month: 'Month',
    current: 'Current',
    previousDue: 'Previous Due',
    mode: 'Mode',
    totalAmount: 'Total Amount',
    paid: 'Paid',
    updatedBalance: 'Updated balance',
    inWords: 'Amount paid in words',
    collectedBy: 'Collected by',
    signature: 'Signature',
    cutHere: 'Cut here',
  },
};

/** The shape that every language of the school's parts has to fill. */
export type SchoolMessages = typeof schoolEn;
