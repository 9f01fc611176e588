import * as z from 'zod/mini';
import {
  allocate,
  currentChargeWith,
  openThrough,
  type FeesDue,
  type HeadAmount,
  type Ledger,
  type MonthsDue,
} from '../ledger';
import { depositSchema, modeAsked, modeFields, modeRules, newCharge, type ModeForm } from '../payments';
import { rupeeAmount, says } from '../rules';
import {
  isSchoolHead,
  paise,
  parseRupees,
  sum,
  toRupees,
  total,
  type ChargeHead,
  type FeeHead,
  type Paise,
  type PaymentType,
} from '../values';

/** A student's money as the server answered it to the counter. */
export interface CounterDue extends MonthsDue, Pick<FeesDue, 'previousBalance'> {
  /** Includes the months that passed. */
  readonly ledger: Ledger;
  /** The charges of this month, one per head; missing in a school without heads of its own (D78). */
  readonly current?: readonly HeadAmount[] | undefined;
}

/** A charge apart from the monthly ones, as it is typed. */
interface TypedCharge {
  readonly head?: ChargeHead | PaymentType | undefined;
  readonly amount?: string;
  readonly reason?: string;
}

/** The counter's form as it is filled in: texts, any of which may be empty or wrong. */
export interface CounterForm extends ModeForm {
  readonly paidAmount?: string | undefined;
  readonly toward?: PaymentType | undefined;
  /** The reason why a reference that another family already used is right here too (D81). */
  readonly referenceReason?: string | undefined;
  /** The cash that the family hands over, for the change; never sent (D49). */
  readonly tendered?: string | undefined;
  /** The last month the family pays for; a month before the current one charges nothing. */
  readonly throughMonth?: string | undefined;
  /** The charge that comes with a payment of a type other than monthly; ignored while it has no amount (D47). */
  readonly charges?: readonly TypedCharge[] | undefined;
  /** More charges with the same payment, each of a head of its own (D78). */
  readonly more?: readonly TypedCharge[] | undefined;
}

/** The figures on the screen while the form is filled in. Paise. */
export interface CounterFigures {
  readonly currentCharge: Paise;
  readonly outstandingDue: Paise;
  /** The amount that settles everything up to the chosen month. */
  readonly settles: Paise;
  /** The change from the cash that was handed over; undefined while that is unknown, or too little. */
  readonly change: Paise | undefined;
  /** The amount, if it can be taken and exceeds what was owed before plus this month's charge; otherwise undefined. */
  readonly beyondMonth: Paise | undefined;
}

/** The request made from the form: a reference that the mode does not use and a charge without an amount are left out. */
function requestOf({ month }: MonthsDue, form: CounterForm) {
  const { paidAmount, toward, mode = 'Cash', throughMonth = month, charges = [], tendered = '' } = form;
  const more = toward === 'monthly' ? [] : (form.more ?? []);
  const { referenceReason = '' } = form;
  const filledCharges = charges.filter(({ amount = '' }) => amount.trim() !== '');
  return {
    paidAmount: paidAmount ?? '',
    toward,
    ...modeAsked(form),
    ...(mode !== 'Cash' && referenceReason.trim() !== '' && { referenceReason }),
    ...(mode === 'Cash' && tendered.trim() !== '' && { tendered }),
    ...(throughMonth > month && { throughMonth }),
    ...(toward !== 'monthly' &&
      filledCharges.length > 0 && { charges: filledCharges.map((charge) => ({ ...charge, head: toward })) }),
    ...(more.length > 0 && { more }),
  };
}

/** The charges apart from the monthly ones that are filled in; text that is no amount yet counts as 0. */
function typedCharges(due: MonthsDue, form: CounterForm) {
  const { charges = [], more = [] } = requestOf(due, form);
  return [...charges, ...more].map(({ head, amount = '' }) => ({
    head,
    amount: parseRupees(amount) ?? paise(0),
  }));
}

/** The figures on the screen for what is filled in; the server will compute the same (D30, D46, D47). */
export function counterFigures(due: CounterDue, form: CounterForm): CounterFigures {
  const { throughMonth, paidAmount, tendered } = requestOf(due, form);
  const amounts = typedCharges(due, form);
  const currentCharge = currentChargeWith(due, { throughMonth, charges: amounts });
  const outstandingDue = sum(due.previousBalance, currentCharge);
  const { throughMonth: chosenMonth = due.month, toward = 'monthly' } = form;
  const settles =
    chosenMonth < due.month
      ? sum(openThrough(due.ledger, chosenMonth, toward), total(amounts))
      : paise(Math.max(0, outstandingDue));
  const amount = parseRupees(paidAmount);
  const change = changeToReturn(parseRupees(tendered), amount ?? settles);
  const dueThisMonth = sum(due.previousBalance, due.currentCharge);
  const isBeyond = amount !== undefined && amount > dueThisMonth && amount <= outstandingDue;
  return { currentCharge, outstandingDue, settles, change, beyondMonth: isBeyond ? amount : undefined };
}

/**
 * The parts of the outstanding due on the screen, each head once; an advance counts against it (D50, D73, D78). Empty when no
 * head of the school is among them, because the three figures then say everything. Paise.
 */
export function dueByHead(due: CounterDue, form: CounterForm): readonly HeadAmount[] {
  const { throughMonth = '' } = requestOf(due, form);
  const { dues, advance } = allocate(due.ledger);
  const parts: readonly { readonly head: FeeHead | undefined; readonly amount: Paise }[] = [
    ...dues.map(({ charge, open }) => ({ head: charge.head, amount: open })),
    ...(due.current ?? [{ head: 'monthly' as const, amount: due.currentCharge }]),
    ...due.ahead.filter(({ month }) => month <= throughMonth),
    ...typedCharges(due, form),
    { head: 'advance', amount: paise(0 - advance) },
  ];
  const sums = new Map<FeeHead, Paise>();
  for (const { head, amount } of parts)
    if (head !== undefined && amount !== 0) sums.set(head, sum(sums.get(head) ?? paise(0), amount));
  const byHead = [...sums].map(([head, amount]) => ({ head, amount }));
  return byHead.some(({ head }) => isSchoolHead(head)) ? byHead : [];
}

/** The change. @returns undefined where no cash was entered, or too little */
export const changeToReturn = (tendered: Paise | undefined, paidAmount: Paise): Paise | undefined =>
  tendered === undefined || tendered < paidAmount ? undefined : paise(tendered - paidAmount);

const { paidAmount, toward, throughMonth, charges, referenceReason } = depositSchema.shape;

const more = z.exactOptional(z.array(newCharge));

const fields = z.object({
  paidAmount,
  toward,
  ...modeFields,
  referenceReason,
  throughMonth,
  charges,
  more,
  tendered: z.exactOptional(rupeeAmount),
});

type Filled = z.output<typeof fields>;

/** A payment as it was filled in, all its charges together; amounts in paise. */
export type CounterPayment = Omit<Filled, 'more'>;

/** Checks the cash, so that a missing digit or a number typed too small is noticed before the drawer is open. */
const enoughCash = z.refine<Filled>(
  ({ tendered, paidAmount: paid }) => tendered === undefined || tendered >= paid,
  { path: ['tendered'], error: says('cashTooLittle') },
);

/** Allows each head once; the error is shown at the charge that repeats one (D78). */
const eachHeadOnce = z.superRefine<Filled>(({ charges = [], more: moreCharges = [] }, { issues }) => {
  const heads = [...charges, ...moreCharges].map(({ head }) => head);
  for (const [index, charge] of moreCharges.entries())
    if (heads.indexOf(charge.head) < charges.length + index)
      issues.push({
        code: 'custom',
        path: ['more', index, 'head'],
        message: says('eachHeadOnce'),
        input: charge,
      });
});

const withAllCharges = ({ more: moreCharges = [], charges = [], ...rest }: Filled): CounterPayment => {
  const allCharges = [...charges, ...moreCharges];
  return allCharges.length === 0 ? rest : { ...rest, charges: allCharges };
};

const isAmount = ({ amount }: { readonly amount: unknown }) => typeof amount === 'number';

/**
 * The form of the counter, checked before anything is sent: the amount against the outstanding due on the screen (section 5),
 * future months in full (D73), and the details that a mode requires (D49). Rupees in, paise out.
 * @param today `yyyy-mm-dd`
 */
export const paymentSchema = (due: CounterDue, today: string) => {
  const dueOf = ({ throughMonth: month, charges = [], more: moreCharges = [] }: Filled) =>
    sum(
      due.previousBalance,
      currentChargeWith(due, { throughMonth: month, charges: [...charges, ...moreCharges].filter(isAmount) }),
    );
  const hasAmount = ({ value }: { readonly value: unknown }) =>
    isAmount({ amount: (value as Partial<Filled>).paidAmount });
  const withinDue = z.refine<Filled>((payment) => payment.paidAmount <= dueOf(payment), {
    path: ['paidAmount'],
    error: says('paymentExceedsDue'),
    when: hasAmount,
  });
  const inFull = z.superRefine<Filled>((payment, { issues }) => {
    const { paidAmount: paid, throughMonth: through = due.month } = payment;
    const wholeDue = dueOf(payment);
    if (!isAmount({ amount: paid }) || through <= due.month || paid >= wholeDue) return;
    issues.push({
      code: 'custom',
      path: ['paidAmount'],
      message: says('monthsInFull', toRupees(wholeDue)),
      input: payment,
    });
  });
  const filled = z.pipe(
    // A value of the wrong shape is refused at its own field.
    z.transform((form: CounterForm) => requestOf(due, form) as z.input<typeof fields>),
    fields.check(withinDue, inFull, ...modeRules(today), enoughCash, eachHeadOnce),
  );
  return z.pipe(filled, z.transform(withAllCharges));
};
