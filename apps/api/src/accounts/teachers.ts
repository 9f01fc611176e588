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

/** The same of those who work here. */
export const namesHere = (teachers: readonly KnownTeacher[]): TeacherNames =>
  namesOf(teachers.filter(({ isHere }) => isHere));

/** Who teaches here (D58): for the time table and for attendance. */
@Injectable()
export class Teachers {
  constructor(private readonly accounts: AccountsRepository) {}

  /**
   * Everybody who has the account of a teacher, by name; also those whose account is closed.
   * @param marked ids of the accounts that stand in a record: who was made a clerk since was a teacher then
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

  /** The same with those who stand in lessons: one may still be of who is gone, or of who was made a clerk. */
  inLessons(lessons: readonly { readonly teacher?: string | undefined }[]): Promise<readonly KnownTeacher[]> {
    return this.all(new Set(lessons.flatMap(({ teacher }) => teacher ?? [])));
  }

  /** The names of those who work here. */
  async names(): Promise<TeacherNames> {
    return namesHere(await this.all());
  }
}
