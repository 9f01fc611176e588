// Checks that all of an office's statements about its money agree, to the paisa: ledgers, day book, registers, closings, drawers,
// defaulters; and those about its days of school.
import { isDeepStrictEqual } from 'node:util';
import { auditDay } from './attack-day-books.mjs';
import { inPaise, voidedBy } from './attack-desk.mjs';

const PAGE = 100;

const total = (amounts) => amounts.reduce((sum, amount) => sum + inPaise(amount), 0);
const by = (rows, keyOf) => {
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

/** Reads the books of an office at its auditor's desk, in both programs by turns. */
class Auditor {
  faults = [];

  constructor(office) {
    this.office = office;
  }

  expect(what, said, otherwise) {
    if (!isDeepStrictEqual(said, otherwise))
      this.faults.push(`${what}: ${JSON.stringify(said)}, and ${JSON.stringify(otherwise)}`);
  }

  async ask(method, path, body) {
    const { auditor } = this.office;
    auditor.program = 1 - auditor.program;
    const answer = await this.office.call(auditor, method, `/api/office/${path}`, body);
    if (answer.status !== 200)
      this.faults.push(`${answer.status} to the auditor  ${path} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async pages(path) {
    const rows = [];
    for (let page = 1; ; page += 1) {
      const more = await this.ask('GET', `${path}${path.includes('?') ? '&' : '?'}size=${PAGE}&page=${page}`);
      if (!Array.isArray(more)) return rows;
      rows.push(...more);
      if (more.length < PAGE) return rows;
    }
  }

  /** Checks that each line continues the last, and payments what they were for. @returns all ledgers and dues */
  async ledgers() {
    const students = [
      ...(await this.pages('getAllStudents')),
      ...(await this.pages('getAllStudents?left=true')),
    ];
    const accounts = await Promise.all(
      students.map(async ({ studentID }) => ({
        studentID,
        ...(await this.ask('POST', 'isFirstTimeDeposit', { studentID })),
      })),
    );
    for (const { studentID, student, fees } of accounts) {
      if (!fees) continue;
      let balance = 0;
      for (const entry of student.studentFeeReport) {
        const {
          kind,
          studentReceiptNo: number,
          studentCurrentCharge,
          studentPaid,
          studentTotalAmountDue,
          charges = [],
        } = entry;
        const due =
          kind === 'opening' ? inPaise(studentTotalAmountDue) : balance + inPaise(studentCurrentCharge);
        this.expect(`due in ${number}`, inPaise(studentTotalAmountDue), due);
        balance = due - inPaise(studentPaid);
        this.expect(`balance of ${number}`, inPaise(entry.updatedBalance), balance);
        if (entry.charges && kind !== 'opening')
          this.expect(
            `charges of ${number}`,
            total(charges.map(({ amount }) => amount)),
            inPaise(studentCurrentCharge),
          );
      }
      // Past months are charged when the ledger is read: they are owed before they stand in it.
      const now = inPaise(fees.previousBalance) + inPaise(fees.currentCharge);
      this.expect(`due of ${studentID}`, inPaise(fees.outstandingDue), now);
    }
    return accounts.filter(({ fees }) => fees);
  }

  /** Checks that every movement of money is in the day book, in each of its totals and in the register. */
  async dayBook(movements) {
    const entries = [];
    const ofPart = {};
    const totals = { total: 0, collected: 0, voided: 0, refunded: 0 };
    for (const days of this.office.years()) {
      const asked = `dayBook?${new URLSearchParams(days)}&size=${PAGE}`;
      const book = await this.ask('GET', asked);
      entries.push(...book.entries);
      for (let page = 2; (page - 1) * PAGE < book.count; page += 1)
        entries.push(...(await this.ask('GET', `${asked}&page=${page}`)).entries);
      for (const way of ['branches', 'modes', 'heads', 'collectors'])
        ofPart[way] = (ofPart[way] ?? 0) + total(book.totals[way].map(({ amount }) => amount));
      for (const what of Object.keys(totals)) totals[what] += inPaise(book.totals[what]);
    }
    const numbersOf = (rows) =>
      rows.map(({ studentReceiptNo, studentPaid }) => `${studentReceiptNo} ${studentPaid}`).sort();
    this.expect('day book and ledgers', numbersOf(entries), numbersOf(movements));
    const sum = total(movements.map(({ studentPaid }) => studentPaid));
    for (const [way, amount] of Object.entries(ofPart)) this.expect(`${way} of the day book`, amount, sum);
    const { collected, voided, refunded } = totals;
    this.expect('total of the day book', [totals.total, collected + voided + refunded], [sum, sum]);
    for (const { studentReceiptNo, paidFor, studentPaid } of entries)
      this.expect(
        `what ${studentReceiptNo} was for`,
        total(paidFor.map(({ amount }) => amount)),
        inPaise(studentPaid),
      );
    const today = await this.ask('GET', 'collectedToday');
    const ofToday = (await this.ask('GET', `dayBook?firstDay=${this.office.day(0)}&size=1`)).totals;
    this.expect(
      'today',
      [today.collected, today.voided, today.refunded],
      [ofToday.collected, ofToday.voided, ofToday.refunded],
    );
    return entries;
  }

  /** Checks that every number of every book exists once, and is void where it was voided. */
  async registers(movements) {
    const leftOut = await this.ask('GET', 'receipts/left-out');
    const voided = voidedBy(movements);
    for (const [series, kind] of [
      ['', 'deposit'],
      ['voucher', 'refund'],
    ]) {
      const rows = await this.pages(`receipts${series && '?book=voucher'}`);
      const lines = (all) =>
        all.map(({ number, amount, isVoid }) => `${number} ${inPaise(amount)} ${isVoid}`).sort();
      const registered = rows.map(({ studentReceiptNo: number, amount, state }) => ({
        number,
        amount,
        isVoid: state === 'void',
      }));
      const written = movements
        .filter((entry) => entry.kind === kind)
        .map(({ studentReceiptNo: number, studentPaid }) => ({
          number,
          amount: studentPaid,
          isVoid: voided.has(number),
        }));
      this.expect(`register of each ${kind}`, lines(registered), lines(written));
      for (const [name, receipts] of by(rows, ({ book }) => `${book.branch} ${book.session} ${series}`)) {
        const isLeftOut = (number) =>
          leftOut.some(
            ({ book, first, last }) =>
              `${book.branch} ${book.session} ${book.series ?? ''}` === name &&
              first <= number &&
              number <= last,
          );
        const numbers = receipts.map(({ book }) => book.number).sort((a, b) => a - b);
        const whole = Array.from({ length: numbers.at(-1) }, (_, index) => index + 1).filter(
          (number) => !isLeftOut(number),
        );
        this.expect(`book ${name}`, numbers, whole);
      }
    }
  }

  /** Checks that each entry is in exactly one closing of its collector, or in the open drawer. */
  async drawers(entries) {
    const closings = await this.pages('closings');
    const drawers = await this.ask('GET', 'openDrawers');
    for (const [collectorId, own] of by(entries, (entry) => entry.collectorId)) {
      const parts = [...closings, ...drawers].filter((one) => one.collectorId === collectorId);
      const said = [
        parts.reduce((count, { entryCount }) => count + entryCount, 0),
        total(parts.map((one) => one.total)),
      ];
      this.expect(`closings and drawer of ${collectorId}`, said, [
        own.length,
        total(own.map(({ studentPaid }) => studentPaid)),
      ]);
    }
    for (const [collectorId, own] of by(closings, (closing) => closing.collectorId)) {
      const inOrder = own.toSorted((a, b) => a.number - b.number);
      this.expect(
        `closings of ${collectorId}`,
        inOrder.map(({ number }) => number),
        inOrder.map((_, index) => index + 1),
      );
      for (const [index, closing] of inOrder.entries()) {
        const { number, modes, heads, collected, voided, refunded, openingFloat, expected, lastFloat } =
          closing;
        for (const parts of [modes, heads])
          this.expect(
            `parts of closing ${number}`,
            total(parts.map(({ amount }) => amount)),
            inPaise(closing.total),
          );
        this.expect(
          `total of closing ${number}`,
          total([collected, voided, refunded]),
          inPaise(closing.total),
        );
        const cash = modes.find(({ key }) => key === 'Cash')?.amount ?? 0;
        this.expect(`expected in closing ${number}`, inPaise(expected), total([openingFloat, cash]));
        this.expect(
          `difference in closing ${number}`,
          inPaise(closing.difference),
          inPaise(closing.counted) - inPaise(expected),
        );
        this.expect(`float before closing ${number}`, lastFloat, inOrder[index - 1]?.closingFloat);
      }
    }
  }

  /** Checks that the totals of a session add up, and stay as they were at its closing. */
  async sessions() {
    const { closings } = await this.ask('GET', 'newSession');
    const { closedSessions } = this.office;
    for (const { session, branches } of closings) {
      this.expect(`closing of ${session}`, branches, closedSessions.get(session) ?? branches);
      closedSessions.set(session, branches);
      for (const {
        branch,
        broughtForward,
        transferred,
        charged,
        concessions,
        collected,
        refunded,
        ...left
      } of branches) {
        const cameTo =
          total([broughtForward, transferred, charged, refunded]) - total([concessions, collected]);
        this.expect(
          `${branch} in ${session}`,
          [inPaise(left.outstanding), inPaise(left.owed) - inPaise(left.advance)],
          [cameTo, cameTo],
        );
      }
    }
  }

  /** Checks that everybody in the list owes what the counter asks for, and that everybody with a late due is in it. */
  async defaulters(accounts) {
    const today = this.office.day(0);
    const isLate = ({ month }) =>
      month < today.slice(0, 7) || (month === today.slice(0, 7) && today.slice(8) > '10');
    for (const left of [false, true]) {
      const rows = await this.pages(`defaulters?left=${left}`);
      const totals = await this.ask('GET', `defaulters/totals?left=${left}`);
      const sum = total(rows.map(({ amount }) => amount));
      this.expect('totals of the defaulters', [totals.students, inPaise(totals.amount)], [rows.length, sum]);
      const owing = accounts.filter(
        ({ student, fees }) => Boolean(student.leftAt) === left && fees.outstandingDue > 0,
      );
      for (const { studentID, fees } of owing) {
        const row = rows.find((one) => one.studentID === studentID);
        const family = row ? [] : await this.ask('GET', `family?studentID=${studentID}`);
        const { dues } = row ?? family.find((one) => one.studentID === studentID);
        this.expect(`whether ${studentID} is a defaulter`, row !== undefined, dues.some(isLate));
        this.expect(
          `dues of ${studentID}`,
          total(dues.map(({ amount }) => amount)),
          inPaise(fees.outstandingDue),
        );
        if (!row) continue;
        this.expect(`what ${studentID} owes`, row.amount, fees.outstandingDue);
        this.expect(`ages of the dues of ${studentID}`, total(Object.values(row.byAge)), inPaise(row.amount));
      }
      const others = rows.filter((row) => !owing.some(({ studentID }) => studentID === row.studentID));
      this.expect(
        'defaulters who owe nothing',
        others.map(({ studentID }) => studentID),
        [],
      );
    }
  }
}

/** Checks the books. @returns all that does not agree, or was not answered */
export async function audit(office) {
  const auditor = new Auditor(office);
  const accounts = await auditor.ledgers();
  const movements = accounts.flatMap(({ student }) =>
    student.studentFeeReport.filter(({ kind }) => ['deposit', 'reversal', 'refund'].includes(kind)),
  );
  await Promise.all([
    auditor.dayBook(movements).then((entries) => auditor.drawers(entries)),
    auditor.registers(movements),
    auditor.sessions(),
    auditor.defaulters(accounts),
    auditDay(auditor, accounts),
  ]);
  return [...new Set(auditor.faults)];
}
