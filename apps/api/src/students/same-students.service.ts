import { Injectable } from '@nestjs/common';
import { foldStudentId, type SameBy, type SameStudentQuery } from '@school/domain';
import type { SameStudentsAnswer } from './students.answers';
import { toSame } from './students.mapper';
import type { StudentCard } from './student-card';
import { StudentsRepository } from './students.repository';

/** Finds students who are there already, before one is registered a second time (D20). */
@Injectable()
export class SameStudentsService {
  constructor(private readonly students: StudentsRepository) {}

  /** Each of them once: an equal Adhaar number says more than an equal name, father and birth date. */
  async find({ studentID, adhaarNumber, person }: SameStudentQuery): Promise<SameStudentsAnswer> {
    const [byAdhaar, byPerson] = await Promise.all([
      adhaarNumber === undefined ? [] : this.students.withAdhaar(adhaarNumber),
      person === undefined ? [] : this.students.ofPerson(person),
    ]);
    const found = new Map<string, [StudentCard, SameBy]>();
    for (const student of byPerson) found.set(student.studentID, [student, 'person']);
    for (const student of byAdhaar) found.set(student.studentID, [student, 'adhaarNumber']);
    const own = studentID === undefined ? undefined : foldStudentId(studentID);
    return [...found.values()]
      .filter(([student]) => foldStudentId(student.studentID) !== own)
      .map(([student, by]) => toSame(student, by));
  }
}
