import { Injectable } from '@nestjs/common';
import { foldStudentId, type SameBy, type SameStudentQuery } from '@school/domain';
import { RequestLimitService } from '../auth/request-limit.service';
import type { Caller } from '../auth/signed-in';
import type { SameStudentsAnswer } from './students.answers';
import { toSame } from './students.mapper';
import type { StudentCard } from './student-card';
import { StudentsRepository } from './students.repository';

/** Finds students who exist already, so that nobody is registered twice (D20). */
@Injectable()
export class SameStudentsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly limit: RequestLimitService,
  ) {}

  /**
   * Lists each match once; an equal Adhaar number counts for more than an equal name, father and birth date.
   * @throws Problem 429 for an account that asks for more Adhaar numbers than anybody types (D88)
   */
  async find(
    { studentID, adhaarNumber, person }: SameStudentQuery,
    { id }: Caller,
  ): Promise<SameStudentsAnswer> {
    if (adhaarNumber !== undefined) await this.limit.countQuestion(id);
    const [byAdhaar, byPerson] = await Promise.all([
      adhaarNumber === undefined ? [] : this.students.withAdhaar(adhaarNumber),
      person === undefined ? [] : this.students.ofPerson(person),
    ]);
    const found = new Map<string, [StudentCard, SameBy]>();
    for (const student of byPerson) found.set(student.studentID, [student, 'person']);
    for (const student of byAdhaar) found.set(student.studentID, [student, 'adhaarNumber']);
    const ownId = studentID === undefined ? undefined : foldStudentId(studentID);
    return [...found.values()]
      .filter(([student]) => foldStudentId(student.studentID) !== ownId)
      .map(([student, by]) => toSame(student, by));
  }
}
