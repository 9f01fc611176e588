import { useTexts } from '../../messages/use-texts';

export const statementEn = {
  title: 'Statement of account',
  statementOf: (name: string) => `Statement of account of ${name}`,
  sessionTitle: (session: string) => `Statement of account, session ${session}`,
  all: 'All sessions',
  back: 'Back to the student',
  failed: 'The statement could not be loaded.',
  studentLine: (studentID: string, schoolClass: string, father: string) =>
    `Student ID ${studentID} · Class ${schoolClass} · Father: ${father}`,
  printed: (at: string) => `As of ${at}`,
  purpose: 'For',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  broughtForward: 'Opening balance',
  totals: 'Total',
  closing: (amount: string) => `Closing balance: ${amount}`,
  advance: (amount: string) => `Advance\u00a0${amount}`,
  toBePaid: (month: string, amount: string) => `Not charged yet: the fee of ${month}, ${amount}`,
  opening: 'Owed before',
  fee: (month: string) => `Fee of ${month}`,
  lowered: (kind: string, amount: string) => `${kind} concession ${amount}`,
  payment: (number: string) => `Payment, receipt ${number}`,
  void: (number: string) => `Void of ${number}`,
  takenBack: (what: string) => `Reversed: ${what}`,
  monthTakenBack: (what: string) => `Taken back: ${what}`,
  noLongerCharged: (what: string) => `No longer charged: ${what}`,
  refund: (what: string) => `Paid back: ${what}`,
  concession: (kind: string) => `Concession: ${kind}`,
};

export const useStatementMessages = () => useTexts('statement', statementEn);
