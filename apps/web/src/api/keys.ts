import {
  foldStudentId,
  type DefaultersFilter,
  type DefaultersSort,
  type StudentChoices,
  type StudentSort,
} from '@school/domain';

/** By what the list of students is narrowed; what is left out chooses all. */
export type StudentListChoice = {
  readonly [Name in keyof StudentChoices]?: NonNullable<StudentChoices[Name]>;
};

/** Which students a list shows. */
export interface ListRequest extends StudentListChoice {
  readonly page: number;
  readonly size: number;
  readonly filter: string;
  readonly sort: StudentSort;
}

/** Which receipts the register shows; texts as the address has them. */
export interface RegisterRequest {
  readonly page: number;
  readonly filter: Readonly<Partial<Record<string, string>>>;
  readonly isOldestFirst: boolean;
}

/** Which defaulters are chosen; what is left out chooses all. */
export type DefaultersChoice = {
  readonly [Name in keyof DefaultersFilter]?: NonNullable<DefaultersFilter[Name]>;
};

/** Which defaulters a list shows. */
export interface DefaultersRequest {
  readonly page: number;
  readonly size: number;
  readonly filter: DefaultersChoice;
  readonly sort: DefaultersSort;
}

const staff = ['staff'] as const;
const students = ['students'] as const;
const defaulters = [...students, 'defaulters'] as const;
const counter = ['counter'] as const;
const receipts = ['receipts'] as const;
const closings = ['closings'] as const;
const pictures = ['picture'] as const;

/**
 * What the web app has read is kept under these keys, all of them here: a change in one feature outdates what others have
 * read, and a shorter key names all that begins with it.
 */
export const keys = {
  dashboard: ['dashboard'],
  backups: ['backups'],
  audit: (filter: object, page: number) => ['audit', filter, page] as const,
  staff,
  staffPage: (page: number) => [...staff, page] as const,
  feeTables: ['fee-tables'],
  schoolDetails: ['school-details'],
  sessionSettings: ['session-settings'],
  students,
  studentList: (request: ListRequest) => [...students, 'list', request] as const,
  found: (text: string) => [...students, 'found', text] as const,
  student: (studentID: string) => [...students, 'one', foldStudentId(studentID)] as const,
  refundable: (studentID: string) => [...students, 'refundable', foldStudentId(studentID)] as const,
  leavingDues: (studentID: string, day: string | undefined) =>
    [...students, 'leaving', foldStudentId(studentID), day] as const,
  sameStudents: (wanted: object | undefined) => [...students, 'same', wanted] as const,
  nextStudentId: [...students, 'next-id'],
  defaulters: (request: DefaultersRequest) => [...defaulters, 'page', request] as const,
  defaultersTotals: (filter: DefaultersChoice) => [...defaulters, 'totals', filter] as const,
  allDefaulters: (filter: DefaultersChoice, sort: DefaultersSort, chosen: readonly string[]) =>
    [...defaulters, 'all', filter, sort, chosen] as const,
  drawer: ['drawer'],
  openDrawers: ['open-drawers'],
  closings,
  closingsPage: (page: number) => [...closings, 'page', page] as const,
  closing: (collector: string, number: string) => [...closings, 'one', collector, number] as const,
  dayBook: (filter: object, page: number) => ['day-book', filter, page] as const,
  collectedToday: ['collected-today'],
  counter,
  family: (studentID: string) => [...counter, 'family', foldStudentId(studentID)] as const,
  studentAtCounter: (studentID: string) => [...counter, foldStudentId(studentID)] as const,
  lastReceipt: ['last-receipt'],
  receipts,
  receipt: (studentReceiptNo: string) => [...receipts, 'one', studentReceiptNo] as const,
  register: (request: RegisterRequest) => [...receipts, 'register', request] as const,
  latestReceipts: [...receipts, 'latest'],
  collectors: [...receipts, 'collectors'],
  leftOut: [...receipts, 'left-out'],
  lastPrint: (studentReceiptNos: readonly string[]) => ['last-print', ...studentReceiptNos] as const,
  pictures,
  picture: (id: string) => [...pictures, id] as const,
} as const;
