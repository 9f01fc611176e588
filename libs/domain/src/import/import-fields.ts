import {
  NOTHING_SAID,
  personalFields,
  studentFields,
  type PersonalFieldName,
  type StudentFieldName,
} from '../students';
import type { SchoolHead } from '../values';

/** Pictures come in an archive of their own, because a sheet cannot hold them. */
type PictureName = 'profilePictureRef' | 'signatureRef';

export type DetailName = Exclude<StudentFieldName, PictureName> | PersonalFieldName;

const isDetail = (name: string): name is DetailName =>
  name !== 'profilePictureRef' && name !== 'signatureRef';

/** The details that an import may change for a registered student. */
export const detailNames: readonly DetailName[] = [
  ...Object.keys(studentFields),
  ...Object.keys(personalFields),
].filter(isDetail);

/** The money fields of an import: amounts owed, heads of the school taken, and concessions (D28, D44, D48, D78). */
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

/** The possible meanings of a register's column, in the order of the export; `studentName` is first and last name in one. */
export const importFields = ['studentID', 'studentName', ...detailNames, ...moneyNames] as const;

export type ImportField = (typeof importFields)[number];

/** The fields of a file that the program itself writes, each once. */
export const exportFields: readonly ImportField[] = importFields.filter((field) => field !== 'studentName');

/** The values of a row by field, in the form in which a registration is typed: `2015-04-12`, `7`, `1200.50`, `50%`. */
export type ImportValues = Readonly<Partial<Record<ImportField, string>>>;

/** The field from which an empty cell of a new student may take its value. */
export const copiedFrom: Readonly<Partial<Record<ImportField, ImportField>>> = {
  guardianName: 'fatherName',
  secondaryMobile: 'primaryMobile',
};

/** The source of a field's values. */
export interface ColumnChoice {
  readonly field: ImportField;
  /** The column of the file, from 0 on. */
  readonly column?: number | undefined;
  /** Only for `takenHeads`: the head of this column, if each head has a column of its own. */
  readonly head?: SchoolHead | undefined;
  /** The value for a new student whose cell is empty. */
  readonly otherwise?: string | undefined;
  /** True when a new student with an empty cell gets the value of the field that `copiedFrom` names. */
  readonly copies?: boolean | undefined;
}

/** The key of a choice: a field is chosen once, but `takenHeads` once more for each head. */
export const choiceKey = ({ field, head }: Pick<ColumnChoice, 'field' | 'head'>): string =>
  head === undefined ? field : `${field} ${head}`;

/** Values that most registers leave out because all students have the same one; the office looks over them. */
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
