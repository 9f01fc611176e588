import { rightsOf, teachingOf } from '@school/domain';
import type { StaffAccountAnswer } from './staff.answers';
import { statusOf, type StaffAccount } from '../accounts/accounts.schema';

export function toStaffAccount(account: StaffAccount): StaffAccountAnswer {
  const { registeredFrom, createdAt, statusSince = createdAt } = account;
  const status = statusOf(account);
  return {
    id: account._id.toHexString(),
    fname: account.fname,
    username: account.username,
    role: account.role,
    rights: [...rightsOf(account)],
    teaching: teachingOf(account).map(
      ({ branch, class: schoolClass, section, subjects, isClassTeacher }) => ({
        branch,
        class: schoolClass,
        section,
        subjects: [...subjects],
        isClassTeacher,
      }),
    ),
    teachingRevision: account.teachingRevision ?? 0,
    status,
    hasForgottenPassword: account.forgotPasswordAt !== undefined,
    mustChangePassword: account.mustChangePassword === true,
    createdAt: createdAt.toISOString(),
    statusSince: statusSince.toISOString(),
    ...(status === 'waiting' && registeredFrom !== undefined && { registeredFrom }),
  };
}
