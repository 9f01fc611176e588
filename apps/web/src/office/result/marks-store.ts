import { readMark, type ReadMark, type RuleMessage } from '@school/domain';
import type { DraftFields } from '../form/draft';
import { Store } from '../../program/store';

/** How a cell of the grid stands: nothing there, stored, typed and on its way, refused by a rule, or typed by somebody else meanwhile. */
export type CellState = 'empty' | 'saved' | 'typed' | 'sending' | 'refused' | 'other';

export interface GridCell {
  /** What the office has, as far as is known here; empty where it is not yet marked. */
  readonly stored: string;
  readonly text: string;
  readonly state: CellState;
  /** What is wrong, in words. */
  readonly why?: string | undefined;
  /** Who typed there meanwhile. */
  readonly by?: string | undefined;
}

/** A mark that goes to the office. */
export interface SentMark {
  readonly studentID: string;
  readonly subject: string;
  readonly mark: string;
  readonly was: string;
}

/** What became of it there. */
export interface AnsweredMark {
  readonly studentID: string;
  readonly subject: string;
  readonly cellState: string;
  readonly mark: string;
  readonly by?: string | undefined;
  readonly why?: string | undefined;
}

/** What the office answered, or why it did not: `away` is tried again by itself. */
export type Sent =
  | { readonly ok: true; readonly value: readonly AnsweredMark[] }
  | { readonly ok: false; readonly isAway: boolean; readonly message: string };

export interface GridShape {
  readonly students: readonly { readonly studentID: string }[];
  readonly subjects: readonly { readonly key: string; readonly maximum: number }[];
}

export interface MarksStoreOptions {
  readonly send: (marks: readonly SentMark[]) => Promise<Sent>;
  /** Keeps what is typed and not stored, on this PC; ends when it is there. */
  readonly keep: (fields: DraftFields) => Promise<void>;
  /** What stands for what was typed; a mark where nothing else is said. */
  readonly read?: (typed: string, maximum: number) => ReadMark;
  readonly say: (rule: RuleMessage) => string;
}

/** How far along the grid is, for the line above it. */
export interface GridSummary {
  /** On their way, or waiting for the office. */
  readonly waiting: number;
  readonly isAway: boolean;
  /** Why the office took nothing. */
  readonly refusal: string | undefined;
  /** Cells that want a look, by their keys. */
  readonly asking: readonly string[];
  /** Something here is not in the office: also what is typed in a cell that was not left yet. */
  readonly isUnsaved: boolean;
}

/** Milliseconds after the last cell until it is sent, until what is typed is kept, and until the office is asked again. */
const PAUSE = { send: 250, keep: 300, again: 4000 };

export const cellKey = (studentID: string, subject: string): string => `${studentID} ${subject}`;

const EMPTY: GridCell = { stored: '', text: '', state: 'empty' };
const NOTHING: GridSummary = { waiting: 0, isAway: false, refusal: undefined, asking: [], isUnsaved: false };

const stands = (stored: string): GridCell => ({
  stored,
  text: stored,
  state: stored === '' ? 'empty' : 'saved',
});

/** The marks of a grid as they are typed here: each is judged at its cell, sent, and kept until the office has it (D64). */
export class MarksStore extends Store {
  private readonly cells = new Map<string, GridCell>();
  /** What was sent of a cell while nobody knows yet whether the office has it. */
  private readonly unanswered = new Map<string, readonly string[]>();
  private sending: Promise<void> | undefined;
  private timers: { send?: ReturnType<typeof setTimeout>; keep?: ReturnType<typeof setTimeout> } = {};
  private shown = NOTHING;

  constructor(
    private readonly shape: GridShape,
    marks: readonly { readonly studentID: string; readonly subject: string; readonly mark: string }[],
    private readonly options: MarksStoreOptions,
  ) {
    super();
    for (const { studentID, subject, mark } of marks)
      this.cells.set(cellKey(studentID, subject), stands(mark));
  }

  cell(key: string): GridCell {
    return this.cells.get(key) ?? EMPTY;
  }

  readonly summary = (): GridSummary => this.shown;

  /** A key was pressed in a cell; it is judged when it is left. */
  type(key: string, text: string): void {
    this.put(key, { stored: this.cell(key).stored, text, state: 'typed' });
    this.keepSoon();
  }

  /** A cell was left: what stands there is judged, and sent. */
  leave(key: string): void {
    const cell = this.cell(key);
    if (cell.state === 'typed') this.judge(key, cell.text);
  }

  /** What was stored stands there again. */
  undo(key: string): void {
    this.wants(key, this.cell(key).stored);
    this.keepSoon();
  }

  /** Of two marks, what was typed here goes over that of somebody else, or gives way to it. */
  settle(key: string, whose: 'own' | 'theirs'): void {
    const { text } = this.cell(key);
    if (whose === 'theirs') this.undo(key);
    else this.judge(key, text);
  }

  /** A block of a spreadsheet from a cell on. @returns how many of its texts lie beyond the grid */
  paste(studentID: string, subject: string, block: readonly (readonly string[])[]): number {
    const { students, subjects } = this.shape;
    const row = students.findIndex((one) => one.studentID === studentID);
    const column = subjects.findIndex(({ key }) => key === subject);
    let beyond = 0;
    block.forEach((texts, down) =>
      texts.forEach((text, right) => {
        const student = students[row + down];
        const into = subjects[column + right];
        if (student && into) this.judge(cellKey(student.studentID, into.key), text);
        else if (text.trim() !== '') beyond += 1;
      }),
    );
    return beyond;
  }

  /** What this PC kept of an earlier time: it is typed again, over what it was typed over. */
  restore(fields: DraftFields): void {
    for (const [key, { value, before }] of Object.entries(fields)) {
      const cell = this.cell(key);
      if (!this.isHere(key) || typeof value !== 'string' || value === cell.stored) continue;
      if (before === cell.stored || cell.stored === '') this.judge(key, value);
      else this.put(key, { ...cell, text: value, state: 'other' });
    }
  }

  /** Sends what waits, at once. */
  readonly sendNow = (): Promise<void> => {
    clearTimeout(this.timers.send);
    this.sending ??= this.deliver().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  };

  /** Keeps at once what waits to be kept; the page goes. */
  readonly keepNow = (): Promise<void> => {
    clearTimeout(this.timers.keep);
    const typed = [...this.cells].filter(
      ([key, { text, stored }]) => text !== stored || this.unanswered.has(key),
    );
    return this.options.keep(
      Object.fromEntries(typed.map(([key, { text, stored }]) => [key, { value: text, before: stored }])),
    );
  };

  /** Sends what waits a last time. What is typed in a cell that was not left is kept, as nobody knows whether it is whole. */
  close(): void {
    void this.keepNow();
    const isUnderWay = this.sending;
    void Promise.resolve(isUnderWay)
      .then(this.sendNow)
      .finally(() => clearTimeout(this.timers.send));
  }

  private isHere(key: string): boolean {
    const [studentID, subject] = key.split(' ');
    return (
      this.shape.students.some((one) => one.studentID === studentID) &&
      this.shape.subjects.some((one) => one.key === subject)
    );
  }

  private judge(key: string, typed: string): void {
    const { stored } = this.cell(key);
    const [, subject] = key.split(' ');
    const maximum = this.shape.subjects.find((one) => one.key === subject)?.maximum ?? 0;
    const read = (this.options.read ?? readMark)(typed, maximum);
    if (read.ok) this.wants(key, read.value ?? '');
    else this.put(key, { stored, text: typed.trim(), state: 'refused', why: this.options.say(read.says) });
    this.keepSoon();
  }

  /** This mark is to stand in the office. What is stored already is not sent, unless another one may be on its way there. */
  private wants(key: string, text: string): void {
    const { stored } = this.cell(key);
    if (text === stored && !this.unanswered.has(key)) this.put(key, stands(stored));
    else {
      this.put(key, { stored, text, state: 'sending' });
      this.sendSoon(PAUSE.send);
    }
  }

  private async deliver(): Promise<void> {
    const marks = [...this.cells].flatMap(([key, { state, text, stored }]): SentMark[] => {
      const [studentID = '', subject = ''] = key.split(' ');
      return state === 'sending' ? [{ studentID, subject, mark: text, was: stored }] : [];
    });
    if (marks.length === 0) return;
    for (const { studentID, subject, mark } of marks) {
      const key = cellKey(studentID, subject);
      const before = this.unanswered.get(key) ?? [];
      // Where the line is down for hours it is tried again and again: twice the same says as much as often.
      if (before.at(-1) !== mark || before.at(-2) !== mark) this.unanswered.set(key, [...before, mark]);
    }
    const sent = await this.options.send(marks);
    if (!sent.ok) {
      // Refused, this one is not there; one whose answer was lost before may be.
      if (!sent.isAway)
        marks.forEach(({ studentID, subject }) => this.forgetLast(cellKey(studentID, subject)));
      this.tell({ isAway: sent.isAway, refusal: sent.isAway ? undefined : sent.message });
      if (sent.isAway) this.sendSoon(PAUSE.again);
      return;
    }
    for (const answer of sent.value) this.take(answer, marks);
    // Before the screen says "stored": a page that goes then must not find a mark here that the office has.
    await this.keepNow();
    this.tell({ isAway: false, refusal: undefined });
    if (this.shown.waiting > 0) this.sendSoon(0);
  }

  private take(
    { studentID, subject, cellState, mark, by, why }: AnsweredMark,
    sent: readonly SentMark[],
  ): void {
    const key = cellKey(studentID, subject);
    const cell = this.cell(key);
    const asked = sent.find((one) => one.studentID === studentID && one.subject === subject);
    // Typed over meanwhile: what is stored now is what the next one goes over.
    const isSame = cell.text === asked?.mark && cell.state === 'sending';
    const lost = this.forgetLast(key);
    this.unanswered.delete(key);
    // What stands there is from here, and only its answer was lost: the next one goes over it without a question.
    if (cellState === 'other' && lost.includes(mark)) this.cells.set(key, { ...cell, stored: mark });
    else if (cellState === 'saved') this.cells.set(key, isSame ? stands(mark) : { ...cell, stored: mark });
    else if (cellState === 'other')
      this.cells.set(key, { ...cell, stored: mark, state: isSame ? 'other' : cell.state, by });
    else if (isSame) this.cells.set(key, { ...cell, state: 'refused', why });
  }

  /** The last one that was sent of a cell is decided. @returns those before it whose answers were lost */
  private forgetLast(key: string): readonly string[] {
    const lost = (this.unanswered.get(key) ?? []).slice(0, -1);
    if (lost.length > 0) this.unanswered.set(key, lost);
    else this.unanswered.delete(key);
    return lost;
  }

  private put(key: string, cell: GridCell): void {
    this.cells.set(key, cell);
    this.tell({});
  }

  private tell(change: Partial<Pick<GridSummary, 'isAway' | 'refusal'>>): void {
    const inState = (...states: readonly CellState[]) =>
      [...this.cells].filter(([, { state }]) => states.includes(state)).map(([key]) => key);
    const waiting = inState('sending').length;
    const asking = inState('refused', 'other');
    const isBeingTyped = () =>
      [...this.cells.values()].some(({ state, text, stored }) => state === 'typed' && text !== stored);
    this.shown = {
      ...this.shown,
      ...change,
      waiting,
      asking,
      isUnsaved: waiting > 0 || asking.length > 0 || isBeingTyped(),
    };
    this.changed();
  }

  private sendSoon(pause: number): void {
    clearTimeout(this.timers.send);
    this.timers.send = setTimeout(() => void this.sendNow(), pause);
  }

  private keepSoon(): void {
    clearTimeout(this.timers.keep);
    this.timers.keep = setTimeout(() => void this.keepNow(), PAUSE.keep);
  }
}
