import { ledgerOf } from '@school/domain';
import type { Student } from '../../api/types';
import { LedgerTable } from '../ledger/ledger-table';

/** All fee entries of one student (D27). */
export function StudentLedger({ student }: { readonly student: Student }) {
  return <LedgerTable studentID={student.studentID} ledger={ledgerOf(student.studentFeeReport)} />;
}
