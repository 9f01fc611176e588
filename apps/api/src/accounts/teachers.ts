import { Injectable } from '@nestjs/common';
import { accountLabel } from '@school/domain';
import { AccountsRepository } from './accounts.repository';
import type { StaffAccount } from './accounts.schema';

/** A teacher who works here, or did. */
export interface KnownTeacher {
  /** Of the account. */
  readonly id: string;
  /** The login id, which is the Teacher ID. */
  readonly username: string;
  readonly fname: string;
  /** With the login id where another teacher has the same. */
  readonly name: string;
  readonly isHere: boolean;
}

/** What teachers who work here are called, by the ids of their accounts, in the order of their names; two of one name with their login ids. */
export type TeacherNames = ReadonlyMap<string, string>;

/** What teachers are called, in their order. */
export const namesOf = (teachers: readonly KnownTeacher[]): TeacherNames =>
  new Map(teachers.map(({ id, name }) => [id, name]));

/** Who teaches here (D58): for the time table and for attendance. */
@Injectable()
export class Teachers {
  constructor(private readonly accounts: AccountsRepository) {}

  /**
   * Everybody who has the account of a teacher, by name; also those whose account is closed.
   * @param marked ids of the accounts that stand in a record or a lesson: who was made a clerk since was a teacher then
   */
  async all(marked: ReadonlySet<string> = new Set()): Promise<readonly KnownTeacher[]> {
    const isTeacher = ({ role }: StaffAccount) => role === 'teacher';
    const isHere = (one: StaffAccount) => one.active && isTeacher(one);
    const teachers = (await this.accounts.all()).filter(
      (one) => isTeacher(one) || marked.has(one._id.toHexString()),
    );
    const here = teachers.filter(isHere);
    const isShared = (fname: string) => here.filter((one) => one.fname === fname).length > 1;
    return teachers
      .map((account) => {
        const { _id, fname, username } = account;
        const name = !isHere(account) || isShared(fname) ? accountLabel(fname, username) : fname;
        return { id: _id.toHexString(), username, fname, name, isHere: isHere(account) };
      })
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** The names of those who work here. */
  async names(): Promise<TeacherNames> {
    return namesOf((await this.all()).filter(({ isHere }) => isHere));
  }
}
