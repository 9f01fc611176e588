import { nextMonth, startOfMonth } from '@school/domain';
import type { StaffAccount } from '../../src/accounts/accounts.schema';
import type { TestOffice } from '../support/office';
import { register } from '../support/student';
import type { Act } from './acts';
import { Counter } from './counter';
import { Drawers } from './drawers';
import type { Family } from './family';
import { PaperAccount } from './paper-account';
import { newTables, PaperFees, streamOf } from './paper-fees';
import { PaperCollections } from './paper-collections';
import { Principal } from './principal';
import type { YearStudent } from './script';

/** A year at the school over HTTP, day by day, with paper accounts kept beside it. */
export class SchoolYear {
  /** The families that are, or were, at the school. */
  readonly families: Family[] = [];
  /** How often each act happened. */
  readonly counts: Record<string, number> = {};
  private readonly fees = new PaperFees();
  readonly collections = new PaperCollections();
  readonly drawers: Drawers;
  private readonly counter: Counter;
  private readonly principal: Principal;
  private readonly people: StaffAccount[] = [];

  constructor(
    private readonly office: TestOffice,
    private readonly students: readonly YearStudent[],
  ) {
    this.drawers = new Drawers(office);
    this.counter = new Counter(office, this.collections, this.drawers);
    this.principal = new Principal(office);
  }

  /** Begins a day at ten in the morning, with everybody who works that day signed in. */
  async begin(day: string): Promise<void> {
    const { office } = this;
    const at = new Date(`${day}T10:00:00+05:30`).getTime();
    office.clock.advance(at - office.clock.now().getTime());
    if (this.people.length === 0)
      this.people.push(
        await office.employ('desk-one', 'office'),
        await office.employ('desk-two', 'office'),
        await office.employ('principal', 'admin'),
      );
    const signedIn = this.people.map(
      async (account) => [account.username, await office.tokenOf(account)] as const,
    );
    this.drawers.open(new Map(await Promise.all(signedIn)));
    office.admin = this.drawers.tokenOf('principal');
    office.clerk = this.drawers.tokenOf('desk-one');
  }

  /** Plays a day: both desks work at once, each family's acts one after the other; then the drawers are closed. */
  async play(day: string): Promise<void> {
    await this.begin(day);
    for (const table of newTables.filter(({ putUp }) => putUp === day)) {
      await this.principal.putUp(table);
      this.fees.putUp(table);
    }
    for (const student of this.students.filter(({ since }) => since === day)) await this.admit(student);
    await Promise.all(
      this.families.map(async (family) => {
        for (const act of family.acts.get(day) ?? []) {
          const what = await this.happens(family, act);
          this.counts[what] = (this.counts[what] ?? 0) + 1;
        }
      }),
    );
    await this.drawers.closeAll();
  }

  /** Ends a month, and begins the next one. */
  async endMonth(month: string): Promise<void> {
    for (const { paper } of this.families) paper.endMonth(month);
    const { clock } = this.office;
    clock.advance(startOfMonth(nextMonth(month)).getTime() - clock.now().getTime());
    await this.begin(`${nextMonth(month)}-01`);
  }

  private async admit(student: YearStudent): Promise<void> {
    const { acts: _, since, studentID, name, fatherName, mobile, ...rest } = student;
    const names = { studentFirstName: name, fatherName, primaryMobile: mobile, dateOfAdmission: since };
    await register(this.office, studentID, { ...rest, ...names, ...streamOf(student.class) });
    const branch = student.boardType === 'cbse' ? 'MLMEC' : 'MLMIC';
    const { previousBalance } = student;
    const paper = new PaperAccount(this.fees, student.class, branch, previousBalance, since.slice(0, 7));
    const desk = this.families.length % 2 === 0 ? 'desk-one' : 'desk-two';
    this.families.push({ ...student, paper, desk, came: since });
  }

  /** @returns the outcome in a word */
  private async happens(family: Family, act: Act): Promise<string> {
    const { counter, principal } = this;
    if (act.kind === 'paid back') return counter.paysBack(family);
    if (act.kind === 'comes back')
      return family.paper.hasLeft ? principal.takesBack(family, act) : 'never left';
    if (family.paper.hasLeft) return 'has left';
    switch (act.kind) {
      case 'pays':
        return counter.pays(family, act);
      case 'receipt voided':
      case 'cheque returned':
        return counter.voids(family, act);
      case 'fine':
        return principal.fines(family, act);
      case 'concession':
        return principal.concedes(family, act);
      case 'standing concession':
        return principal.lowers(family, act);
      case 'class change':
        return principal.changesClass(family, act.to, act.kind);
      case 'moves up':
        return principal.movesUp(family);
      case 'leaves':
        return principal.lets(family, act);
    }
  }
}
