import { Injectable } from '@nestjs/common';
import { accountLabel } from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';

/** What teachers who work here are called, by the ids of their accounts, in the order of their names; two of one name with their login ids. */
export type TeacherNames = ReadonlyMap<string, string>;

/** Who can be put into the time table (D58, D66). */
@Injectable()
export class Teachers {
  constructor(private readonly accounts: AccountsRepository) {}

  async names(): Promise<TeacherNames> {
    const all = await this.accounts.all();
    const here = all.filter(({ role, active }) => role === 'teacher' && active);
    const isShared = (fname: string) => here.filter((one) => one.fname === fname).length > 1;
    const named = here.map(
      ({ _id, fname, username }) =>
        [_id.toHexString(), isShared(fname) ? accountLabel(fname, username) : fname] as const,
    );
    return new Map(named.toSorted(([, one], [, other]) => one.localeCompare(other, 'en')));
  }
}
