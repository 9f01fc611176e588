import { Injectable } from '@nestjs/common';
import { accountLabel } from '@school/domain';
import { AccountsRepository } from './accounts.repository';
import type { StaffAccount } from './accounts.schema';

/** A teacher who works here now or worked here before. */
export interface KnownTeacher {
  /** The id of the account. */
  readonly id: string;
  /** The login id, which is the Teacher ID. */
  readonly username: string;
  readonly fname: string;
  /** The name, with the login id if another teacher has the same name. */
  readonly name: string;
  readonly isHere: boolean;
}

/** The names of the teachers who work here, by account id, in name order; teachers with the same name get their login ids. */
export type TeacherNames = ReadonlyMap<string, string>;

/** The names of teachers, in their order. */
export const namesOf = (teachers: readonly KnownTeacher[]): TeacherNames =>
  new Map(teachers.map(({ id, name }) => [id, name]));

/** The names of those teachers who work here. */
export const namesHere = (teachers: readonly KnownTeacher[]): TeacherNames =>
  namesOf(teachers.filter(({ isHere }) => isHere));

/** The teachers of the school (D58), for the time table and for attendance. */
@Injectable()
export class Teachers {
  constructor(private readonly accounts: AccountsRepository) {}

  /**
   * Everybody with the account of a teacher, by name, even if the account is closed.
   * @param marked ids of the accounts named in a record: one who is a clerk now was a teacher then
   */
  async all(marked: ReadonlySet<string> = new Set()): Promise<readonly KnownTeacher[]> {
    const isTeacher = ({ role }: StaffAccount) => role === 'teacher';
    const isHere = (one: StaffAccount) => one.active && isTeacher(one);
    const teachers = (await this.accounts.all()).filter(
      (one) => isTeacher(one) || marked.has(one._id.toHexString()),
    );
    const working = teachers.filter(isHere);
    const isShared = (fname: string) => working.filter((one) => one.fname === fname).length > 1;
    return teachers
      .map((account) => {
        const { _id, fname, username } = account;
        const name = !isHere(account) || isShared(fname) ? accountLabel(fname, username) : fname;
        return { id: _id.toHexString(), username, fname, name, isHere: isHere(account) };
      })
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** All teachers, and those named in lessons: a lesson may still name one who is gone or is a clerk now. */
  inLessons(lessons: readonly { readonly teacher?: string | undefined }[]): Promise<readonly KnownTeacher[]> {
    return this.all(new Set(lessons.flatMap(({ teacher }) => teacher ?? [])));
  }

  /** The names of the teachers who work here. */
  async names(): Promise<TeacherNames> {
    return namesHere(await this.all());
  }
}
