import { unless } from '../errors';
import { PageFault, PageFile } from '../storage/page-file';
import { markFreePages, UsedPages } from '../storage/page-tree';
import { entriesIn, headOf, type LooseEntry } from './loose-page';
import { newestState, type State } from './newest-state';

/**
 * What a page of entries is to the last state: led to by its tree; or lost, which no damaged page leads to any more and
 * which is not free either, so it was part of it; or old, where it is free or nothing tells what it is.
 */
export type Standing = 'live' | 'lost' | 'old';

export interface SurveyedPage {
  page: number;
  standing: Standing;
  transaction: number;
  entries: LooseEntry[];
}

const mark = { none: 0, leaf: 1, value: 2 } as const;

/** Looks at every page of a damaged store, and at each entry for itself. Nothing is written, and LMDB never opens it. */
export class StoreSurvey {
  readonly file: PageFile;
  readonly state: State;
  private readonly marks: Uint8Array;
  private readonly free: UsedPages;
  private readonly knowsFree: boolean;

  constructor(path: string) {
    this.file = new PageFile(path, true);
    this.state = newestState(this.file);
    const { meta } = this.state;
    this.marks = new Uint8Array(this.file.length);
    this.free = new UsedPages(meta?.lastPage ?? 0);
    const faults: PageFault[] = [];
    if (meta) markFreePages(this.file, meta, this.free, (error) => void faults.push(error));
    this.knowsFree = this.state.knowsFree && faults.length === 0;
    if (meta?.main.root !== undefined) this.reach(meta.main.root);
  }

  close(): void {
    this.file.close();
  }

  private reach(page: number): void {
    if (!(page >= 2 && page < this.marks.length) || this.marks[page] !== mark.none) return;
    const children = unless(PageFault, () => this.file.branches(page));
    if (!children) {
      this.marks[page] = mark.leaf;
      const bytes = this.file.bytesAt(page);
      if (bytes) for (const { long } of entriesIn(this.file, bytes)) if (long) this.markValue(long.first);
      return;
    }
    this.marks[page] = mark.value;
    for (const { child } of children) this.reach(child);
  }

  /** Whether nothing tells what belongs to the last state: neither its tree nor its free pages can be read. */
  get lacksState(): boolean {
    const root = this.state.meta?.main.root;
    const bytes = root === undefined ? undefined : this.file.bytesAt(root);
    const head = root !== undefined && bytes && headOf(root, bytes);
    return !this.knowsFree && !(head && head.isInPlace && (head.isBranch || head.isLeaf));
  }

  /** A long value is what somebody stored, and so is not looked at as pages. */
  private markValue(first: number): void {
    const bytes = this.file.bytesAt(first);
    const head = bytes && headOf(first, bytes);
    if (head?.isInPlace && head.valuePages > 0)
      this.marks.fill(mark.value, first, Math.min(first + head.valuePages, this.marks.length));
  }

  private standingOf(page: number): Standing {
    const isReached = this.marks[page] === mark.leaf;
    if (!this.knowsFree) return isReached ? 'live' : 'old';
    if (this.free.has(page) || page > (this.state.meta?.lastPage ?? 0)) return isReached ? 'lost' : 'old';
    return isReached ? 'live' : 'lost';
  }

  /** All pages of entries, also those that are damaged; `undefined` for the others. */
  *pages(): Generator<SurveyedPage | undefined> {
    for (let page = 2; page < this.marks.length; page += 1) {
      const bytes = this.marks[page] === mark.value ? undefined : this.file.bytesAt(page);
      const head = bytes && headOf(page, bytes);
      const standing = this.standingOf(page);
      if (head?.isInPlace && head.valuePages > 0 && standing === 'lost') this.markValue(page);
      const isUsable = this.marks[page] === mark.leaf || (head?.isInPlace && head.isLeaf);
      yield bytes && head && isUsable
        ? { page, standing, transaction: head.transaction, entries: entriesIn(this.file, bytes) }
        : undefined;
    }
  }
}
