import { inPaise, type Branch, type PaperFees, type YearClass } from './paper-fees';
import { sessionOf } from './paper-session';

/** A standing concession for each month: a percentage, rounded up to whole rupees, or a number of rupees. */
interface Standing {
  readonly unit: 'percent' | 'rupees';
  readonly value: number;
  readonly from: string;
  readonly through?: string | undefined;
}

/**
 * One student's account as a bookkeeper keeps it on paper, charging each month at its end: the program must agree with it. It
 * shares no line with the program's own rules. Rupees.
 */
export class PaperAccount {
  private readonly standing: Standing[] = [];
  private owed = 0;
  private paid = 0;
  /** The amount each month was charged at. */
  private readonly charged = new Map<string, number>();
  hasLeft = false;
  /** Whether the month of leaving is over too. */
  private isClosed = false;
  /** The session that the class belongs to. */
  private session: string;

  constructor(
    private readonly fees: PaperFees,
    public schoolClass: YearClass,
    readonly branch: Branch,
    previousBalance: number,
    month: string,
  ) {
    this.owed = inPaise(previousBalance);
    this.session = sessionOf(month);
  }

  get balance(): number {
    return this.owed / 100;
  }

  /** Everything paid, less the payments voided or paid back. */
  get collected(): number {
    return this.paid / 100;
  }

  /** Ends a month and charges it if it has not been charged; the month of leaving is the last. */
  endMonth(month: string): void {
    this.chargeMonths([month]);
    this.isClosed = this.hasLeft;
  }

  /** The due in a month, including the months paid ahead. */
  dueFor(months: readonly string[]): number {
    const fees = this.open(months).map((month) => this.feeOf(month));
    return (this.owed + inPaise(fees.reduce((sum, fee) => sum + fee, 0))) / 100;
  }

  /** @returns the months that it charged */
  pay(months: readonly string[], amount: number): readonly string[] {
    const charged = this.chargeMonths(months);
    this.owed -= inPaise(amount);
    this.paid += inPaise(amount);
    return charged;
  }

  /** @param charged the months charged by the payment: future ones become open again (D73) */
  voidPayment(amount: number, charged: readonly string[], month: string): void {
    this.owed += inPaise(amount);
    this.paid -= inPaise(amount);
    this.takeBack(charged.filter((one) => one > month));
  }

  /** The amount the family gets back if it asks: its overpayment after this month is paid (D75). */
  refundable(month: string): number {
    return Math.max(0, 0 - this.dueFor([month]));
  }

  payBack(amount: number): void {
    this.owed += inPaise(amount);
    this.paid -= inPaise(amount);
  }

  charge(amount: number): void {
    this.owed += inPaise(amount);
  }

  /** Reduces this month too, and charges it for that, if nothing else is owed (D80). */
  concede(amount: number, month: string): void {
    if (inPaise(amount) > this.owed) this.chargeMonths([month]);
    this.owed -= inPaise(amount);
  }

  /** Lowers the fee of each month from this one on that is not charged yet. */
  lower(standing: Standing): void {
    this.standing.push(standing);
  }

  /** Changes the class, and takes back the future months that were paid at the fee of the old class (D73). */
  changeClass(schoolClass: YearClass, month: string): void {
    if (schoolClass === this.schoolClass) return;
    this.schoolClass = schoolClass;
    this.session = sessionOf(month);
    this.takeBackAfter(month);
  }

  /** @param lastMonth the month in which the student left; the office may learn of it later */
  leave(lastMonth: string, month: string): void {
    this.hasLeft = true;
    this.isClosed = lastMonth < month;
    this.takeBackAfter(lastMonth);
  }

  comeBack(schoolClass: YearClass, month: string): void {
    this.hasLeft = false;
    this.isClosed = false;
    this.schoolClass = schoolClass;
    this.session = sessionOf(month);
  }

  /** Whether a month after class XII has no fee yet, as the office has not decided what comes next (D74). */
  isUndecided(month: string): boolean {
    return this.schoolClass === '12' && sessionOf(month) > this.session;
  }

  private takeBackAfter(month: string): void {
    this.takeBack([...this.charged.keys()].filter((one) => one > month));
  }

  private takeBack(months: readonly string[]): void {
    for (const month of months) {
      this.owed -= this.charged.get(month) ?? 0;
      this.charged.delete(month);
    }
  }

  /** The months that would be charged now. */
  private open(months: readonly string[]): readonly string[] {
    if (this.isClosed) return [];
    return months.filter((month) => !this.charged.has(month) && !this.isUndecided(month));
  }

  private chargeMonths(months: readonly string[]): readonly string[] {
    const open = this.open(months);
    for (const month of open) {
      const fee = inPaise(this.feeOf(month));
      this.charged.set(month, fee);
      this.owed += fee;
    }
    return open;
  }

  private feeOf(month: string): number {
    const fee = this.fees.of(this.schoolClass, this.branch, month);
    const less = this.standing
      .filter(({ from, through = month }) => from <= month && month <= through)
      .map(({ unit, value }) => (unit === 'percent' ? Math.ceil((fee * value) / 100) : value));
    return Math.max(
      0,
      less.reduce((left, part) => left - part, fee),
    );
  }
}
