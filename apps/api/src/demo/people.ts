import { rightsOf, type SchoolCode, type StaffRight, type Teaching } from '@school/domain';
import type { DemoOffice } from './demo-office';

/** The password of all accounts of a demonstration: printed, and nobody's own. */
export const DEMO_PASSWORD = 'nothing-is-real';

/** The administrator, whom the first start makes. */
export const PRINCIPAL = 'admin';

interface Clerk {
  readonly username: string;
  readonly fname: string;
  readonly rights: readonly StaffRight[];
}

/** Who voids and pays back. */
export const CASHIER = 'sunita';
/** Who helps out when many come. */
export const HELPER = 'deepak';

export const clerks: readonly Clerk[] = [
  { username: CASHIER, fname: 'Sunita', rights: ['students', 'collect', 'void', 'refund', 'reports'] },
  { username: 'imran', fname: 'Imran', rights: ['students', 'collect', 'reports'] },
  { username: HELPER, fname: 'Deepak', rights: ['collect'] },
];

/** Who sits at the counter of a branch. */
export const clerkOf: Readonly<Record<SchoolCode, string>> = { MLMEC: CASHIER, MLMIC: 'imran' };

interface Teacher {
  readonly username: string;
  readonly fname: string;
  readonly teaching: Teaching;
}

/** Each is class teacher of one section, and teaches one subject in others (D58). */
export const teachers: readonly Teacher[] = [
  {
    username: 'meera',
    fname: 'Meera',
    teaching: [
      {
        branch: 'MLMEC',
        class: '6',
        section: 'a',
        subjects: ['Mathematics', 'Science'],
        isClassTeacher: true,
      },
      { branch: 'MLMEC', class: '7', section: 'a', subjects: ['Science'], isClassTeacher: false },
      { branch: 'MLMEC', class: '8', section: 'a', subjects: ['Science'], isClassTeacher: false },
    ],
  },
  {
    username: 'kavita',
    fname: 'Kavita',
    teaching: [
      { branch: 'MLMEC', class: '7', section: 'a', subjects: ['English'], isClassTeacher: true },
      { branch: 'MLMEC', class: '6', section: 'a', subjects: ['English'], isClassTeacher: false },
      { branch: 'MLMEC', class: '8', section: 'a', subjects: ['English'], isClassTeacher: false },
    ],
  },
  {
    username: 'farhan',
    fname: 'Farhan',
    teaching: [
      { branch: 'MLMEC', class: '8', section: 'a', subjects: ['Mathematics'], isClassTeacher: true },
      { branch: 'MLMEC', class: '7', section: 'a', subjects: ['Mathematics'], isClassTeacher: false },
    ],
  },
  {
    username: 'rakesh',
    fname: 'Rakesh',
    teaching: [
      { branch: 'MLMIC', class: '9', section: 'a', subjects: ['गणित'], isClassTeacher: true },
      { branch: 'MLMIC', class: '10', section: 'a', subjects: ['गणित'], isClassTeacher: false },
    ],
  },
  {
    username: 'pooja',
    fname: 'Pooja',
    teaching: [
      { branch: 'MLMIC', class: '10', section: 'a', subjects: ['विज्ञान'], isClassTeacher: true },
      { branch: 'MLMIC', class: '9', section: 'a', subjects: ['विज्ञान'], isClassTeacher: false },
    ],
  },
];

/** Somebody asks for an account, and the administrator lets them in. @returns the account's id */
async function employ(office: DemoOffice, username: string, fname: string): Promise<string | undefined> {
  const passwords = { password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD };
  await office.post('', '/api/office/register', { username, fname, ...passwords });
  const all = await office.get<{ readonly id: string; readonly username: string }[]>(PRINCIPAL, '/api/staff');
  const staffID = all.find((one) => one.username === username)?.id;
  await office.post(PRINCIPAL, '/api/staff/letIn', { staffID, currentPassword: office.adminPassword });
  return staffID;
}

/** The clerks get their rights, and the teachers their sections. */
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
