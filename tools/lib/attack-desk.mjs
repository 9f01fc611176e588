// Somebody at a desk of the attacked office, about to do one act; two numbers decide for whom, and what exactly.
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from './calls.mjs';

/** The n-th item of a list, counted round. */
export const of = (list, n) => list[n % list.length];

export const inPaise = (rupees = 0) => Math.round(rupees * 100);

/** The receipts whose payment is voided by some of these entries: a charge that is taken back names its receipt too. */
export const voidedBy = (entries) =>
  new Set(
    entries
      .filter(({ kind, studentPaid }) => kind === 'reversal' && studentPaid !== 0)
      .map(({ voids }) => voids),
  );

/** A stop, for heads whose price depends on the stop. */
export const STOP = 'Naini';

const HEADS = ['Bus', 'Computer', 'Diary', 'Library'];

/** How often work in the background is looked at, and the pause in between: milliseconds. */
const LOOKS = 400;
const BETWEEN = 25;

/** How many students are looked at to find one that has something to show. */
const MOST_LOOKED_AT = 16;

/** Calls with POST that change nothing. */
const READS = ['office/isFirstTimeDeposit', 'office/refundable', 'office/compareDrawer'];
const isChange = (method, path) => method !== 'GET' && !READS.includes(path) && !/preview/i.test(path);

export class Desk {
  password = PASSWORD;

  /** @param act the act: at which desk, for which student, and two numbers that decide how */
  constructor(office, act) {
    const { desk, student, n, m, isPrincipal = false, came = { asked: false, through: false } } = act;
    // How far the act came, whoever does it: whether it asked for a change, and whether the office made one.
    Object.assign(this, { office, act, at: desk, n, m, came });
    this.who = of(office.desks, desk);
    if (isPrincipal) this.who = office.desks[this.who.program];
    this.studentID = of(office.students, student);
    this.own = { studentID: this.studentID };
    this.head = `school:${of(HEADS, n)}`;
    // The price of some heads depends on the stop.
    this.stop = m % 3 === 2 ? { stop: STOP } : {};
  }

  /** Calls the office. @returns its answer; undefined where it refused */
  async ask(method, path, body, headers) {
    const answer = await this.office.call(this.who, method, `/api/${path}`, body, headers);
    const isTaken = answer.status > 0 && answer.status < 300;
    const asksChange = isChange(method, path);
    this.came.asked ||= asksChange;
    this.came.through ||= asksChange && isTaken;
    return isTaken ? answer.body : undefined;
  }

  /** The same act, mostly done by the principal in the same program, for acts that only an administrator may do. */
  ofPrincipal() {
    if (this.m % 5 === 0) return this;
    return new Desk(this.office, { ...this.act, isPrincipal: true, came: this.came });
  }

  get = (path) => this.ask('GET', path);
  post = (path, body, headers) => this.ask('POST', `office/${path}`, body, headers);
  pause = () => pause(60);

  /** The first result of a look at students, beginning with the act's own student. */
  async first(look) {
    const { students } = this.office;
    const at = students.indexOf(this.studentID);
    for (const studentID of [...students.slice(at), ...students.slice(0, at)].slice(0, MOST_LOOKED_AT)) {
      const found = await look(studentID);
      if (found) return found;
    }
    return undefined;
  }

  /** The first record that has an entry in a field. */
  firstWith = (field) =>
    this.first(async (studentID) => {
      const record = await this.record(studentID);
      return record?.[field]?.length > 0 ? record : undefined;
    });

  /** An idempotency key that no other call of the sequence has. */
  key() {
    this.office.keys += 1;
    return { 'idempotency-key': `attack-${this.office.keys}` };
  }

  /** The month that is `later` months from now. */
  month(later = 0) {
    const there = new Date(`${this.day(0).slice(0, 7)}-15T12:00:00Z`);
    there.setUTCMonth(there.getUTCMonth() + later);
    return there.toISOString().slice(0, 7);
  }

  day = (later) => this.office.day(later);

  /** The counter's view of the student. */
  shown = () => this.post('isFirstTimeDeposit', this.own);

  record = (studentID = this.studentID) =>
    this.get(`office/getStudentById?studentID=${studentID}&adhaar=masked`);

  /** Calls once, or twice at the same moment under the same key, as an impatient browser does. */
  async twice(path, body, key = this.key()) {
    const times = this.m % 5 === 0 ? 2 : 1;
    const all = await Promise.all(Array.from({ length: times }, () => this.post(path, body, key)));
    return all.find((answer) => answer !== undefined);
  }

  /** The mode of a payment: in three of five cases cash. */
  mode() {
    const known = { reference: `ref-${this.n}`, referenceReason: 'Two families, one transfer' };
    const cheque = { mode: 'Cheque', ...known, bank: 'State Bank', chequeDate: this.day(0) };
    return of([{}, {}, {}, { mode: 'UPI', ...known }, cheque], this.n);
  }

  /**
   * Pays by the counter's figures. @param wanted chooses the amount from the due, both in paise
   * @param months how many months ahead @param more further fields of the payment @param key its key, for a family's payment
   */
  async pay({ student, fees }, { wanted, months = 0, more = {}, key }) {
    const throughMonth = months > 0 ? this.month(months) : undefined;
    const ahead = fees.ahead.filter(({ month }) => month <= (throughMonth ?? ''));
    const charges = [fees.currentCharge, ...ahead.map(({ amount }) => amount)];
    const charge = charges.reduce((sum, one) => sum + inPaise(one), 0);
    const besides = (more.charges ?? []).reduce((sum, one) => sum + inPaise(one.amount), 0);
    const { studentID } = student;
    const request = {
      studentID,
      paidAmount: wanted(inPaise(fees.previousBalance) + charge) / 100,
      previousBalance: fees.previousBalance,
      currentCharge: (charge + besides) / 100,
      branchCode: fees.branchCode,
      toward: 'monthly',
      studentName: `${student.studentFirstName} ${student.studentLastName}`,
      ...(throughMonth && { throughMonth }),
      ...more,
    };
    const paid = await this.twice('depositFee', request, key && { 'idempotency-key': key });
    if (paid) this.office.receipts.push({ studentID, studentReceiptNo: paid.studentReceiptNo });
  }

  /** A receipt of the sequence, more often one of the last. */
  receipt() {
    const { receipts } = this.office;
    return of(this.n % 3 === 0 ? receipts : receipts.slice(-4), this.m);
  }

  /** Waits until work that was begun in the background is over. */
  async over(path) {
    for (let look = 0; look < LOOKS; look += 1) {
      const plan = await this.get(path);
      if (plan?.state !== 'running') return;
      await pause(BETWEEN);
    }
    this.office.faults.push(`does not come to its end: ${path}`);
  }
}
