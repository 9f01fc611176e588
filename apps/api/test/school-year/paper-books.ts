/** What a class pays a month, in rupees, as the school's paper says. */
const specifiedFees = { nb: 250, '3': 300, '7': 450, '9': 500, '11': 700 } as const;

export type YearClass = keyof typeof specifiedFees;
export const yearClasses: readonly YearClass[] = ['nb', '3', '7', '9', '11'];

/** The fees are raised in October. */
export const riseFrom = '2080-10';
export const raisedFees = {
  'before-1': 275,
  '1-5': 330.5,
  '6-8': 495,
  '9-10': 550,
  '11-12-science': 770,
  '11-12-arts': 600,
} as const;
const raisedOf = { nb: 'before-1', '3': '1-5', '7': '6-8', '9': '9-10', '11': '11-12-science' } as const;

/** The table on the wall: nobody knows a rise before it is put up there. */
export class PaperFees {
  private isRaised = false;

  raise(): void {
    this.isRaised = true;
  }

  of(schoolClass: YearClass, month: string): number {
    return this.isRaised && month >= riseFrom
      ? raisedFees[raisedOf[schoolClass]]
      : specifiedFees[schoolClass];
  }
}

/** In whole paise, so that sums are exact. */
export const inPaise = (rupees: number) => Math.round(rupees * 100);

/** What a family need not pay of each month: a share in whole rupees, rounded up, or so many rupees. */
interface Standing {
  readonly unit: 'percent' | 'rupees';
  readonly value: number;
  readonly from: string;
  readonly through?: string | undefined;
}

/**
 * One student's account as a bookkeeper with a pencil keeps it, who charges each month when it ends: what the office's
 * program must agree with. It shares no line with the program's own rules. Rupees.
 */
export class PaperAccount {
  private readonly standing: Standing[] = [];
  private owed = 0;
  private paid = 0;
  /** What each month was charged at. */
  private readonly charged = new Map<string, number>();
  hasLeft = false;
  /** The month of leaving is over too. */
  private isClosed = false;

  constructor(
    private readonly fees: PaperFees,
    private schoolClass: YearClass,
    previousBalance: number,
  ) {
    this.owed = inPaise(previousBalance);
  }

  get balance(): number {
    return this.owed / 100;
  }

  /** All that was ever paid, less what was voided or paid back. */
  get takings(): number {
    return this.paid / 100;
  }

  /** A month is over: where nobody has charged it yet, it is charged; the one in which the student left is the last. */
  endMonth(month: string): void {
    if (!this.isClosed) this.chargeMonth(month);
    this.isClosed = this.hasLeft;
  }

  /** What has to be paid in a month, the months ahead included. */
  dueFor(months: readonly string[]): number {
    const fees = months.filter((month) => !this.charged.has(month)).map((month) => this.feeOf(month));
    return (this.owed + inPaise(fees.reduce((sum, fee) => sum + fee, 0))) / 100;
  }

  /** @returns the months that it charged */
  pay(months: readonly string[], amount: number): readonly string[] {
    const charged = months.filter((month) => !this.charged.has(month));
    for (const month of charged) this.chargeMonth(month);
    this.owed -= inPaise(amount);
    this.paid += inPaise(amount);
    return charged;
  }

  /** @param charged the months that it had charged: those to come are open again (D73) */
  voidPayment(amount: number, charged: readonly string[], month: string): void {
    this.owed += inPaise(amount);
    this.paid -= inPaise(amount);
    this.takeBack(charged.filter((one) => one > month));
  }

  /** What the family had paid too much goes back over the counter (D75). */
  payBack(amount: number): void {
    this.owed += inPaise(amount);
    this.paid -= inPaise(amount);
  }

  charge(amount: number): void {
    this.owed += inPaise(amount);
  }

  /** Takes from this month too, which is charged then, where nothing else is owed (D80). */
  concede(amount: number, month: string): void {
    if (inPaise(amount) > this.owed) this.chargeMonth(month);
    this.owed -= inPaise(amount);
  }

  /** From this month on, each month that nobody has charged yet costs less. */
  lower(standing: Standing): void {
    this.standing.push(standing);
  }

  /** Months to come that were paid for the class of before belong to nobody (D73). */
  changeClass(schoolClass: YearClass, month: string): void {
    if (schoolClass === this.schoolClass) return;
    this.schoolClass = schoolClass;
    this.takeBackAfter(month);
  }

  leave(month: string): void {
    this.hasLeft = true;
    this.takeBackAfter(month);
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

  private chargeMonth(month: string): void {
    if (this.charged.has(month)) return;
    const fee = inPaise(this.feeOf(month));
    this.charged.set(month, fee);
    this.owed += fee;
  }

  private feeOf(month: string): number {
    const fee = this.fees.of(this.schoolClass, month);
    const less = this.standing
      .filter(({ from, through = month }) => from <= month && month <= through)
      .map(({ unit, value }) => (unit === 'percent' ? Math.ceil((fee * value) / 100) : value));
    return Math.max(
      0,
      less.reduce((left, part) => left - part, fee),
    );
  }
}
