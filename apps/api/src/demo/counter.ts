import {
  depositSchema,
  keyOfChild,
  schoolDate,
  schoolMonth,
  type PaymentMode,
  type SchoolCode,
} from '@school/domain';
import type { BalanceAnswer, RefundableAnswer } from '../fees/fees.answers';
import { FeesService } from '../fees/fees.service';
import { workdaysAfter } from './calendar';
import type { DemoOffice } from './demo-office';
import { Dice } from './dice';
import type { Drawers } from './drawers';
import type { Visit } from './habits';
import { CASHIER, clerkOf, HELPER } from './people';
import { fullNameOf, type Household, type Student } from './student';

const BANKS = ['State Bank of India', 'Punjab National Bank', 'Bank of Baroda', 'HDFC Bank'];

/** Reasons for voiding a receipt that looked right. */
const MISTAKES = [
  'The payment was of the other child',
  'The amount was typed wrongly',
  'Paid twice by the family',
];

/** Work on a later day that follows from something on this day. */
export interface Later {
  readonly day: string;
  /** The branch whose counter does it. */
  readonly branch: SchoolCode;
  readonly work: () => Promise<void>;
}

/** The mode of a payment, and the details that identify it. */
interface Means {
  readonly mode: PaymentMode;
  readonly reference?: string;
  readonly bank?: string;
  readonly chequeDate?: string;
}

/** A part payment in round rupees, as families pay it. */
const roundly = (rupees: number) => Math.max(100, Math.floor(rupees / 50) * 50);

/** The work at the counters, in numbers. */
export interface Counts {
  receipts: number;
  /** In paise; voided and refunded amounts are subtracted. */
  collected: number;
  voids: number;
  refunds: number;
}

/** The counters of both branches. */
export class Counter {
  private balances = new Map<string, BalanceAnswer>();
  readonly counts: Counts = { receipts: 0, collected: 0, voids: 0, refunds: 0 };

  constructor(
    private readonly office: DemoOffice,
    private readonly drawers: Drawers,
    private readonly later: (later: Later) => void,
  ) {}

  /**
   * A family comes and pays for all its children.
   * @param doNext what the same desk does next
   */
  async visit(
    { family, students }: Household,
    visit: Visit,
    doNext: (act: () => Promise<void>) => void,
  ): Promise<void> {
    const today = this.today();
    const dice = new Dice(`payment ${family.number} ${today}`);
    const isRush = today.slice(8) <= '12';
    const clerk = isRush && dice.happens(25) ? HELPER : clerkOf[family.branch];
    const present = students.filter(({ leftOn }) => leftOn === undefined);
    const mode = family.mode === 'Cash' || dice.happens(15) ? 'Cash' : family.mode;
    const means = meansOf(mode, dice, today);
    const familyKey = `demo-${today}-${family.number}`;
    for (const student of present) {
      if (family.habit === 'late' && dice.happens(4))
        await this.fines(clerk, student, 25, 'Paid after the 10th');
      const paid = await this.pays(clerk, student, visit, means, present.length > 1 ? familyKey : undefined);
      if (paid === undefined) continue;
      if (mode === 'Cheque' && dice.happens(9)) this.chequeComesBack(student, paid);
      else if (mode === 'Cash' && dice.happens(0.6)) {
        const { studentID } = student.child;
        await this.undo(clerk, 'takeBackPayment', { studentID, ...paid.receipt }, paid);
        doNext(() => this.paysAgain(clerk, student, visit));
      } else if (dice.happens(0.4)) {
        const reason = dice.oneOf(MISTAKES);
        doNext(async () => {
          await this.voids(student, paid, { reason });
          doNext(() => this.paysAgain(clerk, student, visit));
        });
      }
    }
  }

  /** Reads the dues of all who come on a day in two database queries, instead of two for each student. */
  async lookUp(students: readonly Student[]): Promise<void> {
    const ids = students.filter(({ leftOn }) => leftOn === undefined).map(({ child }) => child.studentID);
    this.balances = new Map();
    for (const balance of await this.office.balancesOf(ids))
      this.balances.set(balance.student.studentID, balance);
  }

  /** The balance of a student: the one already read, unless something has changed it since. */
  private async balanceOf(clerk: string, studentID: string): Promise<BalanceAnswer> {
    const known = this.balances.get(studentID);
    this.balances.delete(studentID);
    return known ?? this.office.ask(clerk, FeesService, (service) => service.balance(studentID));
  }

  /** Pays all that is due in cash. @returns what was paid, if anything was due */
  settles(student: Student): Promise<Payment | undefined> {
    return this.pays(
      clerkOf[student.family.branch],
      student,
      { day: this.today(), share: 100 },
      { mode: 'Cash' },
    );
  }

  /** Charges a fine. */
  async fines(clerk: string, { child }: Student, amount: number, reason: string): Promise<void> {
    this.balances.delete(child.studentID);
    await this.office.post(clerk, '/api/office/addCharge', {
      studentID: child.studentID,
      head: 'fine',
      amount,
      reason,
    });
  }

  /** Refunds what a family has overpaid, and the deposits that the school still holds. */
  async paysBack({ child }: Student): Promise<void> {
    const { studentID } = child;
    for (const kind of ['advance', 'security'] as const) {
      const refundable = await this.office.post<RefundableAnswer>(CASHIER, '/api/office/refundable', {
        studentID,
      });
      const amount = refundable[kind];
      if (amount <= 0) continue;
      const mode = amount > 1000 ? 'Bank transfer' : 'Cash';
      await this.office.post(CASHIER, '/api/office/refund', {
        studentID,
        of: kind,
        amount,
        reason: kind === 'advance' ? 'Months after leaving' : 'Deposit of a child who has left',
        mode,
        ...(mode !== 'Cash' && { reference: `NEFT ${studentID} ${this.today()}` }),
      });
      this.note(CASHIER, 0 - amount, mode);
      this.counts.refunds += 1;
    }
  }

  private today = () => schoolDate(this.office.clock.now());

  /** @returns the payment, or nothing where nothing was due */
  private async pays(
    clerk: string,
    { child }: Student,
    { share, through }: Visit,
    means: Means,
    familyKey?: string,
  ): Promise<Payment | undefined> {
    const { studentID } = child;
    const { fees } = await this.balanceOf(clerk, studentID);
    const month = schoolMonth(this.office.clock.now());
    const ahead = fees.ahead.filter(
      (one) => through !== undefined && one.month > month && one.month <= through,
    );
    const currentCharge = inRupees([fees.currentCharge, ...ahead.map(({ amount }) => amount)]);
    const due = inRupees([fees.previousBalance, currentCharge]);
    if (due <= 0) return undefined;
    const amount = share === 100 ? due : Math.min(due, roundly((due * share) / 100));
    const deposit = depositSchema.parse({
      studentID,
      paidAmount: amount,
      previousBalance: fees.previousBalance,
      currentCharge,
      branchCode: fees.branchCode,
      toward: 'monthly',
      studentName: fullNameOf(child),
      ...(ahead.length > 0 && { throughMonth: through }),
      ...means,
    });
    const key = familyKey === undefined ? undefined : keyOfChild(familyKey, studentID);
    const { studentReceiptNo } = await this.office.ask(clerk, FeesService, (service, account) =>
      service.deposit(deposit, key, account),
    );
    this.note(clerk, amount, means.mode);
    this.counts.receipts += 1;
    return { receipt: { studentReceiptNo }, amount, mode: means.mode };
  }

  /** Makes the correct payment after a wrong one. */
  private async paysAgain(clerk: string, student: Student, visit: Visit): Promise<void> {
    await this.pays(clerk, student, visit, { mode: 'Cash' });
  }

  private chequeComesBack(student: Student, paid: Payment): void {
    const day = workdaysAfter(this.today(), 5);
    const work = async () => {
      await this.voids(student, paid, { reason: 'The bank returned the cheque', cause: 'cheque-returned' });
      await this.fines(CASHIER, student, 250, 'Cheque returned by the bank');
    };
    const { branch } = student.family;
    this.later({ day, branch, work });
    this.later({
      day: workdaysAfter(day, 4),
      branch,
      work: async () => {
        if (student.leftOn === undefined) await this.settles(student);
      },
    });
  }

  private async voids({ child }: Student, paid: Payment, why: object): Promise<void> {
    await this.undo(CASHIER, 'voidReceipt', { studentID: child.studentID, ...paid.receipt, ...why }, paid);
  }

  private async undo(clerk: string, call: string, body: object, { amount, mode }: Payment): Promise<void> {
    await this.office.post(clerk, `/api/office/${call}`, body);
    this.note(clerk, 0 - amount, mode);
    this.counts.voids += 1;
  }

  private note(clerk: string, amount: number, mode: PaymentMode): void {
    this.drawers.take(clerk, amount, mode);
    this.counts.collected += Math.round(amount * 100);
  }
}

/** A payment that was taken. */
interface Payment {
  readonly receipt: { readonly studentReceiptNo: string };
  /** In rupees. */
  readonly amount: number;
  readonly mode: PaymentMode;
}

/** The sum of rupee amounts from an answer, free of rounding errors. */
const inRupees = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

function meansOf(mode: PaymentMode, dice: Dice, today: string): Means {
  switch (mode) {
    case 'Cash':
      return { mode };
    case 'Cheque':
      return { mode, reference: dice.digits(6), bank: dice.oneOf(BANKS), chequeDate: today };
    case 'Bank transfer':
      return { mode, reference: `NEFT${dice.digits(12)}` };
    case 'UPI':
    case 'Card':
      return { mode, reference: dice.digits(12) };
  }
}
