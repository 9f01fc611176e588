import { Injectable } from '@nestjs/common';
import { accountLabel } from '@school/domain';
import { AccountsRepository } from './accounts.repository';

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

  /** Everybody who has the account of a teacher, by name; also those whose account is closed. */
  async all(): Promise<readonly KnownTeacher[]> {
    const teachers = (await this.accounts.all()).filter(({ role }) => role === 'teacher');
    const here = teachers.filter(({ active }) => active);
    const isShared = (fname: string) => here.filter((one) => one.fname === fname).length > 1;
    return teachers
      .map(({ _id, fname, username, active }) => ({
        id: _id.toHexString(),
        username,
        fname,
        name: !active || isShared(fname) ? accountLabel(fname, username) : fname,
        isHere: active,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** The names of those who work here. */
  async names(): Promise<TeacherNames> {
    return namesOf((await this.all()).filter(({ isHere }) => isHere));
  }
}
