import {
  firstMonthOf,
  monthLabel,
  monthOfDay,
  monthsBetween,
  nextMonth,
  schoolCodes,
  sessionMonths,
  sessionName,
  sessionOfDay,
  type SchoolCode,
} from '@school/domain';
import { planSession, workdayFrom, workdays } from './calendar';
import { Counter, type Counts, type Later } from './counter';
import type { DemoOffice } from './demo-office';
import { Dice } from './dice';
import { Drawers } from './drawers';
import { familiesOf, type Family } from './families';
import { visitsOf } from './habits';
import { goesWithoutPaper, leaveSchool } from './leavings';
import { clerkOf, employAll, PRINCIPAL } from './people';
import { promoteAll } from './promotion';
import { foundSchool, putUpFees } from './founding';
import { householdOf, type Household, type Student } from './student';
import { addPictures, admit, importRegister, takeHeads, type Pictures } from './register';
import { markSchoolDay, DAYS_MARKED, enterTeaching } from './school-day';

/** Minutes after midnight. */
const MORNING = 8 * 60;
const COUNTERS_OPEN = 9 * 60 + 10;
const COUNTERS_CLOSE = 14 * 60;
const EVENING = 14 * 60 + 40;

/** The most minutes from one family to the next at a counter. */
const UNHURRIED = 6;

/** The share of the last day's visitors who have come by the time at which the demonstration begins. */
const BY_NOW = 0.45;

/** Minutes after midnight: before the counters open, and after school has begun. */
const REGISTERS = 8 * 60 + 30;

const FIRST_ID = 1001;

/** The number of students from which on a class has two sections. */
const TWO_SECTIONS_FROM = 400;

/** The input of a demonstration: the same plan gives the same names, amounts and numbers. */
export interface Plan {
  /** The last day, `yyyy-mm-dd`; the filling ends in the middle of its morning. */
  readonly today: string;
  /** The number of students on the first day. */
  readonly students: number;
}

/** The result of the filling, in numbers. */
export interface Filled extends Counts {
  readonly students: number;
  readonly closings: number;
}

/** On a day with more than `MANY` acts, `TOGETHER` are done within a minute; data that seldom changes is read once for them. */
const TOGETHER = 4;
const MANY = 40;
/** On a day with fewer, the first family may come up to so many minutes after the counters open. */
const LATE = 120;
const SECONDS_APART = 2;

type Work = () => Promise<void>;

/** Work at a counter, with the student or household it is for where that is known beforehand. */
interface Act {
  readonly work: Work;
  readonly students: readonly Student[];
}

/** The day on which a demonstration begins: the first of the session before that of its last day. @param today `yyyy-mm-dd` */
export function firstDayOf(today: string): string {
  const april = firstMonthOf(sessionOfDay(today));
  return workdayFrom(`${Number(april.slice(0, 4)) - 1}-04-01`);
}

/** Plays two sessions of a school day by day: the one before that of the last day, and the current one up to the last day. */
class Filling {
  private readonly drawers: Drawers;
  private readonly counter: Counter;
  private readonly households: Household[] = [];
  private readonly acts = new Map<string, Map<SchoolCode, Act[]>>();
  private readonly firstDay: string;
  private readonly newSession: string;
  private readonly months: readonly string[];
  /** The last days of this session, on which attendance is taken. */
  private readonly schoolDays: ReadonlySet<string>;
  private pictures: Pictures = { boys: [], girls: [], signatures: [] };

  constructor(
    private readonly office: DemoOffice,
    private readonly plan: Plan,
    private readonly say: (line: string) => void,
  ) {
    const month = monthOfDay(plan.today);
    this.firstDay = firstDayOf(plan.today);
    this.newSession = workdayFrom(`${firstMonthOf(sessionName(month))}-01`);
    this.months = monthsBetween(monthOfDay(this.firstDay), month);
    this.schoolDays = new Set(workdays(this.newSession, plan.today).slice(-DAYS_MARKED));
    this.drawers = new Drawers(office);
    this.counter = new Counter(office, this.drawers, (later) => this.later(later));
  }

  async run(): Promise<Filled> {
    await this.begin();
    for (const month of this.months) {
      const start = performance.now();
      const { receipts } = this.counter.counts;
      for (const day of workdays(`${month}-01`, `${month}-31`))
        if (day >= this.firstDay && day <= this.plan.today) await this.play(day);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      this.say(
        `${monthLabel(month, 'en-IN')}: ${this.counter.counts.receipts - receipts} receipts, ${seconds} s`,
      );
    }
    const students = this.students.filter(({ leftOn }) => leftOn === undefined).length;
    return { ...this.counter.counts, students, closings: this.drawers.closed };
  }

  private get students(): readonly Student[] {
    return this.households.flatMap(({ students }) => students);
  }

  /** The first day: accounts, fees, and the school's earlier register. */
  private async begin(): Promise<void> {
    const { students } = this.plan;
    this.office.goTo(this.firstDay, MORNING);
    await employAll(this.office);
    this.pictures = await foundSchool(this.office, monthOfDay(this.firstDay));
    await planSession(this.office, monthOfDay(this.firstDay));
    const coming = { day: this.firstDay, isThere: true, beginsLow: false };
    const sections = students < TWO_SECTIONS_FROM ? 1 : 2;
    const families = familiesOf({ firstFamily: 0, firstID: FIRST_ID, students, sections }, coming);
    await importRegister(this.office, families);
    for (const family of families) this.join(householdOf(family), this.firstDay);
    this.say(`${students} students are registered`);
    for (const student of this.students) {
      await addPictures(this.office, student, this.pictures);
      await takeHeads(this.office, student);
    }
    this.drawNewcomers(families.length, sections);
  }

  /** Makes up the families that come later: most with the new session, some in between. */
  private drawNewcomers(familyCount: number, sections: 1 | 2): void {
    const { students, today } = this.plan;
    let firstFamily = familyCount;
    let firstID = FIRST_ID + students;
    const draw = (day: string, count: number, beginsLow: boolean) => {
      if (day > today || count === 0) return;
      const drawing = { firstFamily, firstID, students: count, sections };
      for (const family of familiesOf(drawing, { day, isThere: false, beginsLow })) {
        this.planArrival(family, day);
        firstFamily += 1;
        firstID += family.children.length;
      }
    };
    const firstYear = this.firstDay.slice(0, 4);
    const secondYear = this.newSession.slice(0, 4);
    const between = Math.ceil(students / 240);
    const inApril = Math.ceil(students / 10);
    for (const day of ['07-08', '08-19', '11-10']) draw(workdayFrom(`${firstYear}-${day}`), between, false);
    const april = workdays(this.newSession, `${secondYear}-04-24`);
    const perDay = Math.ceil(inApril / april.length);
    for (const day of april.slice(0, Math.ceil(inApril / perDay))) draw(day, perDay, true);
    for (const day of ['07-07', '08-11', '09-22']) draw(workdayFrom(`${secondYear}-${day}`), between, false);
  }

  private planArrival(family: Family, day: string): void {
    const household = householdOf(family);
    this.schedule(day, family.branch, async () => {
      await admit(this.office, clerkOf[family.branch], household, this.pictures);
      await this.counter.visit(household, { day, share: 100 }, (work) =>
        this.schedule(day, family.branch, work),
      );
      this.join(household, day);
    });
  }

  /** Adds a household to the school: plans its payments, and which of its children leave. */
  private join(household: Household, day: string): void {
    this.households.push(household);
    const { family, students } = household;
    const { number, habit, branch } = family;
    const month = monthOfDay(day);
    for (const visit of visitsOf(
      number,
      habit,
      month,
      monthsBetween(month, nextMonth(monthOfDay(this.plan.today))),
    ))
      if (visit.day > day || (visit.day === day && day === this.firstDay))
        this.schedule(
          visit.day,
          branch,
          () => this.counter.visit(household, visit, (work) => this.schedule(visit.day, branch, work)),
          students,
        );
    for (const student of students) this.planLeaving(student, day);
  }

  /** Lets three of a hundred children leave during a session. */
  private planLeaving(student: Student, since: string): void {
    const { studentID, class: schoolClass } = student.child;
    if (['10', '12'].includes(schoolClass)) return;
    for (const sessionStart of [this.firstDay, this.newSession]) {
      const dice = new Dice(`leaving ${studentID} ${sessionStart}`);
      const month = sessionMonths(monthOfDay(sessionStart))[dice.between(3, 9)] ?? '';
      const day = workdayFrom(`${month}-${String(dice.between(10, 25))}`);
      if (!dice.happens(3) || day <= since) continue;
      const reason = dice.oneOf(['transfer', 'moved', 'moved', 'other'] as const);
      this.schedule(day, student.family.branch, () =>
        leaveSchool(this.office, this.counter, student, day, reason),
      );
    }
  }

  private later({ day, branch, work }: Later): void {
    this.schedule(day, branch, work);
  }

  private schedule(day: string, branch: SchoolCode, work: Work, students: readonly Student[] = []): void {
    const actsOfDay = this.acts.get(day) ?? new Map<SchoolCode, Act[]>();
    actsOfDay.set(branch, [...(actsOfDay.get(branch) ?? []), { work, students }]);
    this.acts.set(day, actsOfDay);
  }

  /** The work at a counter on a day; more may be added while it is being done. */
  private actsOf(day: string, branch: SchoolCode): readonly Act[] {
    return this.acts.get(day)?.get(branch) ?? [];
  }

  /** Plays a day: the principal's work first, then both counters side by side, and the drawers in the evening. */
  private async play(day: string): Promise<void> {
    this.office.goTo(day, MORNING);
    await this.principalOf(day);
    const isLast = day === this.plan.today;
    if (this.schoolDays.has(day)) {
      this.office.goTo(day, REGISTERS);
      await markSchoolDay(this.office, day, isLast);
    }
    if (isLast) await enterTeaching(this.office, day);
    const mostActs = Math.max(...schoolCodes.map((branch) => this.actsOf(day, branch).length));
    const count = isLast ? Math.floor(mostActs * BY_NOW) : Infinity;
    const together = mostActs > MANY ? TOGETHER : 1;
    const firstMinute = COUNTERS_OPEN + (mostActs > MANY ? 0 : new Dice(`morning ${day}`).between(0, LATE));
    const step = Math.min(UNHURRIED, (COUNTERS_CLOSE - firstMinute) / (mostActs + 10));
    await this.counter.lookUp(
      schoolCodes.flatMap((branch) => this.actsOf(day, branch)).flatMap(({ students }) => students),
    );
    for (let index = 0; index < count; index += 1) {
      const acts = schoolCodes.flatMap((branch) => this.actsOf(day, branch)[index] ?? []);
      if (acts.length === 0) break;
      const group = index - (index % together);
      this.office.goTo(day, firstMinute + group * step + ((index % together) * SECONDS_APART) / 60);
      // Each counter keeps its own order, so that the numbers of its book follow from the plan alone.
      await Promise.all(acts.map(({ work }) => work()));
    }
    this.acts.delete(day);
    if (isLast) return;
    this.office.goTo(day, EVENING);
    await this.drawers.closeAll(day);
  }

  /** The principal's work that comes once in a session. */
  private async principalOf(day: string): Promise<void> {
    const { office, newSession } = this;
    const secondYear = newSession.slice(0, 4);
    if (day === workdayFrom(`${secondYear}-02-16`)) await putUpFees(office, `${secondYear}-04`, 8);
    if (day === newSession) {
      await planSession(office, monthOfDay(newSession));
      await promoteAll(office, this.students);
      this.say(`The session ${sessionOfDay(newSession)} has begun`);
      this.passOut(secondYear);
    }
    if (day === workdayFrom(`${secondYear}-04-20`))
      await office.post(PRINCIPAL, '/api/office/closeSession', {
        session: sessionOfDay(this.firstDay),
      });
    if (day.slice(5) === '10-06') await this.chargeBoardFees();
  }

  /** Lets students who passed the last class come for the certificate in the weeks after; some never do. */
  private passOut(year: string): void {
    for (const student of this.students.filter(
      ({ passedOut, leftOn }) => passedOut === true && leftOn === undefined,
    )) {
      const { studentID } = student.child;
      const { branch } = student.family;
      const dice = new Dice(`passed out ${studentID}`);
      const comesForPaper = dice.happens(75);
      const day = comesForPaper
        ? workdayFrom(`${year}-0${dice.between(5, 6)}-${String(dice.between(10, 28))}`)
        : workdayFrom(`${year}-07-15`);
      this.schedule(day, branch, () =>
        comesForPaper
          ? leaveSchool(this.office, this.counter, student, day, 'completed')
          : goesWithoutPaper(this.office, student, day),
      );
    }
  }

  /** Charges the boards' fee to students who sit their examinations. */
  private async chargeBoardFees(): Promise<void> {
    for (const student of this.students) {
      if (student.leftOn !== undefined || !['10', '12'].includes(student.class)) continue;
      const { studentID } = student.child;
      const charge = { studentID, head: 'board', amount: 600, reason: 'Board examination form' };
      await this.office.post(clerkOf[student.family.branch], '/api/office/addCharge', charge);
    }
  }
}

/**
 * Fills an empty office, and marks it as a demonstration before anything else is stored.
 * @param say prints a line of progress @throws Error when the office refuses something; the mark then says that it is incomplete
 */
export async function fillSchool(
  office: DemoOffice,
  plan: Plan,
  say: (line: string) => void,
): Promise<Filled> {
  office.goTo(firstDayOf(plan.today), 0);
  await office.demonstration.begin(plan, new Date());
  await office.makeFirstAdmin();
  const filled = await new Filling(office, plan, say).run();
  await office.demonstration.end(new Date());
  return filled;
}
