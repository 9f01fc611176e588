import { Injectable } from '@nestjs/common';
import { accountLabel } from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';

/** What teachers who work here are called, by the ids of their accounts, in the order of their names. */
export type TeacherNames = ReadonlyMap<string, string>;

/** Who can be put into the time table (D58, D66). */
@Injectable()
export class Teachers {
  constructor(private readonly accounts: AccountsRepository) {}

  async names(): Promise<TeacherNames> {
    const all = await this.accounts.all();
    const named = all
      .filter(({ role, active }) => role === 'teacher' && active)
      .map(({ _id, fname, username }) => [_id.toHexString(), accountLabel(fname, username)] as const);
    return new Map(named.toSorted(([, one], [, other]) => one.localeCompare(other, 'en')));
  }
}
