/** Converts rupees to whole paise, so that sums are exact. */
export const inPaise = (rupees: number) => Math.round(rupees * 100);

/** The classes of the year: the monthly fee by the school's paper, in rupees, the band, and the next class. */
const classes = {
  nb: { fee: 250, band: 'before-1', next: '1' },
  '1': { fee: 300, band: '1-5', next: '2' },
  '2': { fee: 300, band: '1-5', next: '3' },
  '3': { fee: 300, band: '1-5', next: '4' },
  '4': { fee: 300, band: '1-5', next: '5' },
  '5': { fee: 300, band: '1-5', next: '6' },
  '6': { fee: 450, band: '6-8', next: '7' },
  '7': { fee: 450, band: '6-8', next: '8' },
  '8': { fee: 450, band: '6-8', next: '9' },
  '9': { fee: 500, band: '9-10', next: '10' },
  '10': { fee: 500, band: '9-10', next: '11' },
  '11': { fee: 700, band: '11-12-science', next: '12' },
  '12': { fee: 700, band: '11-12-science', next: undefined },
} as const;

export type YearClass = keyof typeof classes;
/** The classes in which the students of the year begin. */
export const firstClasses: readonly YearClass[] = ['nb', '3', '5', '8', '9', '10', '11', '12'];

export const classAfter = (schoolClass: YearClass): YearClass | undefined => classes[schoolClass].next;

/** The stream that the office needs beside the name of a class. */
export const streamOf = (schoolClass: YearClass) =>
  schoolClass === '11' || schoolClass === '12' ? { stream: 'science' } : {};

export type Branch = 'MLMEC' | 'MLMIC';

/** A new fee table: the day on which it is put up on the wall, and the month from which it holds. */
export interface PaperTable {
  readonly putUp: string;
  readonly from: string;
  /** The branch; both when left out (D79). */
  readonly branch?: Branch;
  readonly fees: Readonly<Record<(typeof classes)[YearClass]['band'] | '11-12-arts', number>>;
}

/** The fees rise in October; with the new session only those of one branch rise. */
export const newTables: readonly PaperTable[] = [
  {
    putUp: '2080-09-30',
    from: '2080-10',
    fees: {
      'before-1': 275,
      '1-5': 330.5,
      '6-8': 495,
      '9-10': 550,
      '11-12-science': 770,
      '11-12-arts': 600,
    },
  },
  {
    putUp: '2081-03-25',
    from: '2081-04',
    branch: 'MLMIC',
    fees: {
      'before-1': 290,
      '1-5': 350,
      '6-8': 520.25,
      '9-10': 575,
      '11-12-science': 800,
      '11-12-arts': 640,
    },
  },
];

/** The fee tables on the wall: nobody knows a table before it is put up there. */
export class PaperFees {
  private readonly tables: PaperTable[] = [];

  putUp(table: PaperTable): void {
    this.tables.push(table);
  }

  of(schoolClass: YearClass, branch: Branch, month: string): number {
    const { fee, band } = classes[schoolClass];
    const table = this.tables.findLast((one) => one.from <= month && (one.branch ?? branch) === branch);
    return table?.fees[band] ?? fee;
  }
}
