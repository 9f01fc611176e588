import {
  NOTHING_SAID,
  personalFields,
  studentFields,
  type PersonalFieldName,
  type StudentFieldName,
} from '../students';
import type { SchoolHead } from '../values';

/** Pictures come as an archive of their own: a sheet has none. */
type PictureName = 'profilePictureRef' | 'signatureRef';

export type DetailName = Exclude<StudentFieldName, PictureName> | PersonalFieldName;

const isDetail = (name: string): name is DetailName =>
  name !== 'profilePictureRef' && name !== 'signatureRef';

/** The details that an import may change of a student who is there. */
export const detailNames: readonly DetailName[] = [
  ...Object.keys(studentFields),
  ...Object.keys(personalFields),
].filter(isDetail);

/** What an import brings of the money: what is owed, what is taken of the school's heads, what is spared (D28, D44, D48, D78). */
const moneyNames = [
  'previousBalance',
  'feesFrom',
  'takenHeads',
  'concession',
  'concessionValue',
  'concessionFrom',
  'concessionReason',
  'moreConcessions',
] as const;

/** What a column of a register can be about, in the order of the export; `studentName` is first and last name in one. */
export const importFields = ['studentID', 'studentName', ...detailNames, ...moneyNames] as const;

export type ImportField = (typeof importFields)[number];

/** What of them stands in a file that the program writes itself: each once. */
export const exportFields: readonly ImportField[] = importFields.filter((field) => field !== 'studentName');

/** What a row says, field by field, in the form in which a registration is typed: `2015-04-12`, `7`, `1200.50`, `50%`. */
export type ImportValues = Readonly<Partial<Record<ImportField, string>>>;

/** What of a new student an empty cell may take over. */
export const copiedFrom: Readonly<Partial<Record<ImportField, ImportField>>> = {
  guardianName: 'fatherName',
  secondaryMobile: 'primaryMobile',
};

/** Where a field comes from. */
export interface ColumnChoice {
  readonly field: ImportField;
  /** The column of the file, from 0 on. */
  readonly column?: number | undefined;
  /** Of `takenHeads`: the head that the column is of, where each has one of its own. */
  readonly head?: SchoolHead | undefined;
  /** What a new student has whose cell is empty. */
  readonly otherwise?: string | undefined;
  /** A new student whose cell is empty has here what `copiedFrom` names. */
  readonly copies?: boolean | undefined;
}

/** What tells two choices apart: a field is chosen once, and `takenHeads` once for each head beside. */
export const choiceKey = ({ field, head }: Pick<ColumnChoice, 'field' | 'head'>): string =>
  head === undefined ? field : `${field} ${head}`;

/** What most registers leave out because it is alike for all, for the office to look at. */
export const usualChoices: readonly ColumnChoice[] = [
  { field: 'section', otherwise: '*' },
  { field: 'disability', otherwise: 'false' },
  { field: 'conveyance', otherwise: 'own' },
  { field: 'admissionType', otherwise: 'regular' },
  { field: 'subCategory', otherwise: NOTHING_SAID },
  { field: 'guardianName', copies: true },
  { field: 'guardianRelation', otherwise: 'father' },
  { field: 'secondaryMobile', copies: true },
];
