import { rightsOf, type SchoolClass, type SchoolCode, type StaffRight, type Teaching } from '@school/domain';
import type { DemoOffice } from './demo-office';

/** The password of all accounts of a demonstration; it is printed, and no real account uses it. */
export const DEMO_PASSWORD = 'nothing-is-real';

/** The administrator's login id; the first start makes the account. */
export const PRINCIPAL = 'admin';

interface Clerk {
  readonly username: string;
  readonly fname: string;
  readonly rights: readonly StaffRight[];
}

/** The clerk who may void receipts and pay back. */
export const CASHIER = 'sunita';
/** The clerk who helps when many families come. */
export const HELPER = 'deepak';

export const clerks: readonly Clerk[] = [
  { username: CASHIER, fname: 'Sunita', rights: ['students', 'collect', 'void', 'refund', 'reports'] },
  { username: 'imran', fname: 'Imran', rights: ['students', 'collect', 'reports'] },
  { username: HELPER, fname: 'Deepak', rights: ['collect'] },
];

/** The clerk at the counter of each branch. */
export const clerkOf: Readonly<Record<SchoolCode, string>> = { MLMEC: CASHIER, MLMIC: 'imran' };

interface Teacher {
  readonly username: string;
  readonly fname: string;
  readonly teaching: Teaching;
}

/** A teacher of sections of a branch, each a class with the subjects taught there; the class teacher of the first (D58). */
const teacher = (
  fname: string,
  branch: SchoolCode,
  ...classes: readonly (readonly [SchoolClass, ...string[]])[]
): Teacher => ({
  username: fname.toLowerCase(),
  fname,
  teaching: classes.map(([schoolClass, ...subjects], index) => ({
    branch,
    class: schoolClass,
    section: 'a',
    subjects,
    isClassTeacher: index === 0,
  })),
});

export const teachers: readonly Teacher[] = [
  teacher('Meera', 'MLMEC', ['6', 'Mathematics', 'Science'], ['7', 'Science'], ['8', 'Science']),
  teacher('Kavita', 'MLMEC', ['7', 'English'], ['6', 'English'], ['8', 'English']),
  teacher('Farhan', 'MLMEC', ['8', 'Mathematics'], ['7', 'Mathematics']),
  teacher('Rakesh', 'MLMIC', ['9', 'गणित'], ['10', 'गणित']),
  teacher('Pooja', 'MLMIC', ['10', 'विज्ञान'], ['9', 'विज्ञान']),
];

/** Registers an account, and lets the administrator accept it. @returns the account's id */
async function employ(office: DemoOffice, username: string, fname: string): Promise<string | undefined> {
  const passwords = { password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD };
  await office.post('', '/api/office/register', { username, fname, ...passwords });
  const accounts = await office.get<{ readonly id: string; readonly username: string }[]>(
    PRINCIPAL,
    '/api/staff',
  );
  const staffID = accounts.find((one) => one.username === username)?.id;
  await office.post(PRINCIPAL, '/api/staff/letIn', { staffID, currentPassword: office.adminPassword });
  return staffID;
}

/** Employs everybody: gives the clerks their rights, and the teachers their sections. */
export async function employAll(office: DemoOffice): Promise<void> {
  const own = { currentPassword: office.adminPassword };
  const usual = rightsOf({ role: 'office' });
  for (const { username, fname, rights } of clerks) {
    const staffID = await employ(office, username, fname);
    await office.post(PRINCIPAL, '/api/staff/rights', { staffID, rights, seen: usual, ...own });
  }
  for (const { username, fname, teaching } of teachers) {
    const staffID = await employ(office, username, fname);
    await office.post(PRINCIPAL, '/api/staff/role', { staffID, role: 'teacher', ...own });
    await office.post(PRINCIPAL, '/api/staff/teaching', { staffID, revision: 0, teaching });
  }
}
