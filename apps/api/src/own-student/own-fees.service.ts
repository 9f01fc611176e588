import { Injectable } from '@nestjs/common';
import {
  accept,
  branchIn,
  feesAreKnown,
  feesDue,
  isKnownEntry,
  nextDueDay,
  outstanding,
  paise,
  receiptOf,
  schoolDate,
  schoolMonth,
  upiLink,
  type Outcome,
  type Paise,
} from '@school/domain';
import { z } from 'zod';
import type { Caller } from '../auth/signed-in';
import { SchoolDetailsService } from '../school-details/school-details.service';
import { StudentLedgers, type StudentAccount } from '../students/student-ledgers';
import { ownFeesAnswer, type OwnFeesAnswer } from './own-student.answers';

/** The amount due, by the rule of counter and defaulters (D55), and the advance (D73); undefined where fees are unknown. */
function dueOf({ student, ledger, today }: StudentAccount) {
  if (!feesAreKnown(student, ledger)) return undefined;
  const { amount, dues } = outstanding(ledger, student, today);
  const { outstandingDue } = feesDue(ledger, student, today);
  return {
    outstanding: amount,
    advance: paise(Math.max(0, 0 - outstandingDue)),
    dues: [...dues],
    payBy: nextDueDay(schoolDate(today.at)),
  };
}

/** Every payment as on its receipt (D77), the last first. */
const receiptsOf = ({ student, ledger }: StudentAccount) =>
  ledger
    .filter((entry) => isKnownEntry(entry) && entry.kind === 'deposit')
    .flatMap(({ studentReceiptNo }) => {
      const receipt = receiptOf(ledger, studentReceiptNo, { ...student, ...student.personalDetail });
      return receipt ? [{ ...receipt, studentReceiptNo }] : [];
    })
    .toReversed();

/** The money of a family's own student. */
@Injectable()
export class OwnFeesService {
  constructor(
    private readonly ledgers: StudentLedgers,
    private readonly schools: SchoolDetailsService,
  ) {}

  async of({ username }: Caller): Promise<Outcome<OwnFeesAnswer, 'student-not-found'>> {
    const found = await this.ledgers.find(username);
    if (!found.ok) return found;
    const due = dueOf(found.value);
    const link = await this.linkFor(found.value, due?.outstanding ?? paise(0));
    return accept(
      z.encode(ownFeesAnswer, {
        ...(due && { due }),
        ...(link !== undefined && { upiLink: link }),
        receipts: receiptsOf(found.value),
      }),
    );
  }

  private async linkFor({ student, today }: StudentAccount, amount: Paise): Promise<string | undefined> {
    if (amount <= 0) return undefined;
    const { upiId, name } = await this.schools.branch(branchIn(schoolMonth(today.at), student));
    return upiId === undefined
      ? undefined
      : upiLink({ payee: upiId, payeeName: name, amount, reference: student.studentID });
  }
}
