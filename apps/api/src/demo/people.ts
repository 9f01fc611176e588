import type { SchoolCode, StaffRight } from '@school/domain';
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

/** The clerks ask for an account, and the administrator lets them in. */
export async function employAll(office: DemoOffice): Promise<void> {
  for (const { username, fname, rights } of clerks) {
    const passwords = { password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD };
    await office.post('', '/api/office/register', { username, fname, ...passwords });
    const all = await office.get<{ readonly id: string; readonly username: string }[]>(
      PRINCIPAL,
      '/api/staff',
    );
    const staffID = all.find((one) => one.username === username)?.id;
    await office.post(PRINCIPAL, '/api/staff/letIn', { staffID });
    const own = { currentPassword: office.adminPassword };
    await office.post(PRINCIPAL, '/api/staff/rights', { staffID, rights, ...own });
  }
}
