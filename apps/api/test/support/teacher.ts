import { ask } from './ask';
import type { TestOffice } from './office';

/** Employs a teacher of a section. @returns the token */
export async function teacherOf(office: TestOffice, username: string, section: object): Promise<string> {
  const account = await office.employ(username, 'teacher');
  const given = { staffID: account._id.toHexString(), revision: 0, teaching: [section] };
  await ask(office, 'POST', '/api/staff/teaching', given);
  return office.tokenOf(account);
}
