import { readMark, type ReadMark, type RuleMessage } from '@school/domain';
import type { DraftFields } from '../form/draft';
import { Store } from '../../program/store';

/** The state of a cell: empty, stored, typed, being sent, refused by a rule, or typed by somebody else meanwhile. */
export type CellState = 'empty' | 'saved' | 'typed' | 'sending' | 'refused' | 'other';

export interface GridCell {
  /** The mark in the office, as far as is known here; empty where there is none yet. */
  readonly stored: string;
  readonly text: string;
  readonly state: CellState;
  /** The error in words. */
  readonly why?: string | undefined;
  /** The name of the person who typed there meanwhile. */
  readonly by?: string | undefined;
}

/** A mark as it is sent to the office. */
export interface SentMark {
  readonly studentID: string;
  readonly subject: string;
  readonly mark: string;
  readonly was: string;
}

/** The office's answer for one sent mark. */
export interface AnsweredMark {
  readonly studentID: string;
  readonly subject: string;
  readonly cellState: string;
  readonly mark: string;
  readonly by?: string | undefined;
  readonly why?: string | undefined;
}

/** The answer of the office, or the reason why there is none; with `isAway` the sending is repeated by itself. */
export type SendOutcome =
  | { readonly ok: true; readonly value: readonly AnsweredMark[] }
  | { readonly ok: false; readonly isAway: boolean; readonly message: string };

export interface GridShape {
  readonly students: readonly { readonly studentID: string }[];
  readonly subjects: readonly { readonly key: string; readonly maximum: number }[];
}

export interface MarksStoreOptions {
  readonly send: (marks: readonly SentMark[]) => Promise<SendOutcome>;
  /** Keeps the typed marks that are not stored yet on this PC; resolves when they are there. */
  readonly keep: (fields: DraftFields) => Promise<void>;
  /** Reads a typed text; as a mark by default. */
  readonly read?: (typed: string, maximum: number) => ReadMark;
  readonly say: (rule: RuleMessage) => string;
}

/** The progress of the grid, for the line above it. */
export interface GridSummary {
  /** The number of cells that are being sent or wait for the office. */
  readonly waiting: number;
  readonly isAway: boolean;
  /** The reason why the office took nothing. */
  readonly refusal: string | undefined;
  /** The keys of the cells that need attention. */
  readonly asking: readonly string[];
  /** Whether something typed here is not in the office, including text in a cell that was not left yet. */
  readonly isUnsaved: boolean;
}

/** Milliseconds from the last cell until it is sent, until the typed marks are kept, and until the office is asked again. */
const PAUSE = { send: 250, keep: 300, again: 4000 };

export const cellKey = (studentID: string, subject: string): string => `${studentID} ${subject}`;

const EMPTY: GridCell = { stored: '', text: '', state: 'empty' };
const NOTHING: GridSummary = { waiting: 0, isAway: false, refusal: undefined, asking: [], isUnsaved: false };

const storedCell = (stored: string): GridCell => ({
  stored,
  text: stored,
  state: stored === '' ? 'empty' : 'saved',
});

/** The marks typed into a grid: each is checked at its cell, sent, and kept on this PC until the office has it (D64). */
export class MarksStore extends Store {
  private readonly cells = new Map<string, GridCell>();
  /** The marks sent for each cell of which it is not known yet whether the office has them. */
  private readonly unanswered = new Map<string, readonly string[]>();
  private sending: Promise<void> | undefined;
  private timers: { send?: ReturnType<typeof setTimeout>; keep?: ReturnType<typeof setTimeout> } = {};
  private currentSummary = NOTHING;

  constructor(
    private readonly shape: GridShape,
    marks: readonly { readonly studentID: string; readonly subject: string; readonly mark: string }[],
    private readonly options: MarksStoreOptions,
  ) {
    super();
    for (const { studentID, subject, mark } of marks)
      this.cells.set(cellKey(studentID, subject), storedCell(mark));
  }

  cell(key: string): GridCell {
    return this.cells.get(key) ?? EMPTY;
  }

  readonly summary = (): GridSummary => this.currentSummary;

  /** Takes a changed text of a cell; it is checked when the cell is left. */
  type(key: string, text: string): void {
    this.put(key, { stored: this.cell(key).stored, text, state: 'typed' });
    this.keepSoon();
  }

  /** Checks and sends the text of a cell that was left. */
  leave(key: string): void {
    const cell = this.cell(key);
    if (cell.state === 'typed') this.judge(key, cell.text);
  }

  /** Restores the stored mark of a cell. */
  undo(key: string): void {
    this.sendIfChanged(key, this.cell(key).stored);
    this.keepSoon();
  }

  /** Settles a conflict of two marks: the one typed here replaces that of somebody else, or gives way to it. */
  settle(key: string, whose: 'own' | 'theirs'): void {
    const { text } = this.cell(key);
    if (whose === 'theirs') this.undo(key);
    else this.judge(key, text);
  }

  /** Pastes a block from a spreadsheet, starting at a cell. @returns the number of its texts that lie beyond the grid */
  paste(studentID: string, subject: string, block: readonly (readonly string[])[]): number {
    const { students, subjects } = this.shape;
    const row = students.findIndex((one) => one.studentID === studentID);
    const column = subjects.findIndex(({ key }) => key === subject);
    let beyond = 0;
    block.forEach((texts, down) =>
      texts.forEach((text, right) => {
        const student = students[row + down];
        const target = subjects[column + right];
        if (student && target) this.judge(cellKey(student.studentID, target.key), text);
        else if (text.trim() !== '') beyond += 1;
      }),
    );
    return beyond;
  }

  /** Types the marks again that this PC kept earlier, over the marks that they were typed over. */
  restore(fields: DraftFields): void {
    for (const [key, { value, before }] of Object.entries(fields)) {
      const cell = this.cell(key);
      if (!this.isInGrid(key) || typeof value !== 'string' || value === cell.stored) continue;
      if (before === cell.stored || cell.stored === '') this.judge(key, value);
      else this.put(key, { ...cell, text: value, state: 'other' });
    }
  }

  /** Sends the waiting marks at once. */
  readonly sendNow = (): Promise<void> => {
    clearTimeout(this.timers.send);
    this.sending ??= this.deliver().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  };

  /** Keeps the unsaved marks on this PC at once, for example when the page is left. */
  readonly keepNow = (): Promise<void> => {
    clearTimeout(this.timers.keep);
    const typed = [...this.cells].filter(
      ([key, { text, stored }]) => text !== stored || this.unanswered.has(key),
    );
    return this.options.keep(
      Object.fromEntries(typed.map(([key, { text, stored }]) => [key, { value: text, before: stored }])),
    );
  };

  /** Sends the waiting marks one last time. Text in a cell not left yet is only kept, as it may be incomplete. */
  close(): void {
    void this.keepNow();
    const underWay = this.sending;
    void Promise.resolve(underWay)
      .then(this.sendNow)
      .finally(() => clearTimeout(this.timers.send));
  }

  private isInGrid(key: string): boolean {
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
    if (read.ok) this.sendIfChanged(key, read.value ?? '');
    else this.put(key, { stored, text: typed.trim(), state: 'refused', why: this.options.say(read.says) });
    this.keepSoon();
  }

  /** Queues a mark for the office. A mark already stored is not sent, unless another one may be on its way there. */
  private sendIfChanged(key: string, text: string): void {
    const { stored } = this.cell(key);
    if (text === stored && !this.unanswered.has(key)) this.put(key, storedCell(stored));
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
      const earlierMarks = this.unanswered.get(key) ?? [];
      // The same mark is listed twice at most: with the line down for hours it is tried many times, and twice says enough.
      if (earlierMarks.at(-1) !== mark || earlierMarks.at(-2) !== mark)
        this.unanswered.set(key, [...earlierMarks, mark]);
    }
    const sent = await this.options.send(marks);
    if (sent.ok) for (const answer of sent.value) this.applyAnswer(answer, marks);
    // A refused mark is not in the office; an earlier one whose answer was lost may be.
    else if (!sent.isAway)
      marks.forEach(({ studentID, subject }) => this.forgetLast(cellKey(studentID, subject)));
    // Done before the screen says what is stored or kept here: a page reloaded at that moment finds just these marks.
    await this.keepNow();
    const isAway = !sent.ok && sent.isAway;
    this.tell({ isAway, refusal: sent.ok || isAway ? undefined : sent.message });
    if (isAway) this.sendSoon(PAUSE.again);
    else if (sent.ok && this.currentSummary.waiting > 0) this.sendSoon(0);
  }

  private applyAnswer(
    { studentID, subject, cellState, mark, by, why }: AnsweredMark,
    sent: readonly SentMark[],
  ): void {
    const key = cellKey(studentID, subject);
    const cell = this.cell(key);
    const sentMark = sent.find((one) => one.studentID === studentID && one.subject === subject);
    // If the cell was typed over meanwhile, the next mark replaces the one stored now.
    const isSame = cell.text === sentMark?.mark && cell.state === 'sending';
    const lostMarks = this.forgetLast(key);
    this.unanswered.delete(key);
    // The office's mark came from here and only its answer was lost, so the next mark replaces it without a question.
    if (cellState === 'other' && lostMarks.includes(mark)) this.cells.set(key, { ...cell, stored: mark });
    else if (cellState === 'saved')
      this.cells.set(key, isSame ? storedCell(mark) : { ...cell, stored: mark });
    else if (cellState === 'other')
      this.cells.set(key, { ...cell, stored: mark, state: isSame ? 'other' : cell.state, by });
    else if (isSame) this.cells.set(key, { ...cell, state: 'refused', why });
  }

  /** Removes the last mark sent for a cell, as it is decided. @returns the earlier ones whose answers were lost */
  private forgetLast(key: string): readonly string[] {
    const lostMarks = (this.unanswered.get(key) ?? []).slice(0, -1);
    if (lostMarks.length > 0) this.unanswered.set(key, lostMarks);
    else this.unanswered.delete(key);
    return lostMarks;
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
    this.currentSummary = {
      ...this.currentSummary,
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
