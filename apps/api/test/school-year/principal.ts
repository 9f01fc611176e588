import { feeBands, schoolDate, schoolMonth } from '@school/domain';
import { addFeeTable } from '../support/fee-tables';
import type { TestOffice } from '../support/office';
import type { Act, ActOf } from './acts';
import { bodyOf } from './answers';
import type { Family } from './family';
import { classAfter, streamOf, type PaperTable, type YearClass } from './paper-fees';

/** The principal's work beside the counter; each method returns its outcome in a word. */
export class Principal {
  constructor(private readonly office: TestOffice) {}

  async putUp({ from, branch, fees }: PaperTable): Promise<void> {
    const bands = feeBands.map(
      (band) => [band, { monthly: fees[band], registration: 0, security: 0 }] as const,
    );
    const table = { from, ...(branch && { branch }), fees: Object.fromEntries(bands) };
    await bodyOf(201, addFeeTable(this.office, table));
  }

  async fines({ studentID, paper }: Family, { amount, kind }: ActOf<'fine'>): Promise<string> {
    await this.does('POST', 'addCharge', { studentID, head: 'fine', amount, reason: 'Broken window' });
    paper.charge(amount);
    return kind;
  }

  /** Gives a concession, which is refused if it is more than the due with this month. */
  async concedes({ studentID, paper }: Family, { amount, kind }: ActOf<'concession'>): Promise<string> {
    const month = this.month();
    const isTooMuch = amount > paper.dueFor([month]);
    const concession = { studentID, concession: 'hardship', amount, reason: 'A hard month' };
    await this.does('POST', 'giveConcession', concession, isTooMuch ? 409 : 201);
    if (isTooMuch) return 'concession refused';
    paper.concede(amount, month);
    return kind;
  }

  async lowers({ studentID, paper }: Family, act: ActOf<'standing concession'>): Promise<string> {
    const { kind, ...standing } = { ...act, from: this.month() };
    const request = { studentID, concession: 'sibling', ...standing, reason: 'Two children' };
    await this.does('POST', 'giveStandingConcession', request);
    paper.lower(standing);
    return kind;
  }

  async movesUp(family: Family): Promise<string> {
    const next = classAfter(family.paper.schoolClass);
    return next ? this.changesClass(family, next, 'moves up') : 'nowhere to move up to';
  }

  async changesClass({ studentID, paper }: Family, to: YearClass, what: Act['kind']): Promise<string> {
    await this.does('PUT', 'updateStudent', { studentID, class: to, ...streamOf(to) }, 200);
    paper.changeClass(to, this.month());
    return what;
  }

  /** Lets a student leave, which is refused for a day before the child came (D74). */
  async lets({ studentID, paper, came }: Family, { kind, on }: ActOf<'leaves'>): Promise<string> {
    const day = on ?? this.day();
    const isTooEarly = day < came;
    await this.does('DELETE', 'deleteStudent', { studentID, leftOn: day }, isTooEarly ? 400 : 200);
    if (isTooEarly) return 'leaving refused';
    paper.leave(day.slice(0, 7), this.month());
    return on === undefined ? kind : 'left before';
  }

  async takesBack(family: Family, { kind, to }: ActOf<'comes back'>): Promise<string> {
    const { studentID, paper } = family;
    const place = { studentID, class: to, section: 'a', ...streamOf(to) };
    await this.does('POST', 'readmitStudent', place, 200);
    paper.comeBack(to, this.month());
    family.came = this.day();
    return kind;
  }

  private day(): string {
    return schoolDate(this.office.clock.now());
  }

  private month(): string {
    return schoolMonth(this.office.clock.now());
  }

  private async does(method: string, path: string, body: object, status = 201): Promise<void> {
    const { office } = this;
    await bodyOf(status, office.call(method, `/api/office/${path}`, body, { token: office.admin }));
  }
}
