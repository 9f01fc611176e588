import { Inject, Injectable } from '@nestjs/common';
import {
  absenceEn,
  absenceText,
  accept,
  accountLabel,
  bySection,
  changesBetween,
  daysMarked,
  englishWords,
  familyLanguageOf,
  foldStudentId,
  fullName,
  isMissing,
  mobileToRemind,
  refuse,
  reminderLink,
  schoolDate,
  sectionIn,
  sectionKey,
  sessionAt,
  sumOfTallies,
  tallyOf,
  wasAtSchool,
  type AbsenceNote,
  type AttendanceTally,
  type ClassSection,
  type Language,
  type Mark,
  type Medium,
  type Outcome,
  type WordsOfAbsence,
} from '@school/domain';
import { absenceHi, hindiWords } from '@school/domain/hindi';
import { z } from 'zod';
import { AuditTrail } from '../audit/audit-trail';
import { isOwnSection } from '../auth/own-sections';
import type { Caller } from '../auth/signed-in';
import { CalendarRepository } from '../calendar/calendar.repository';
import { CLOCK, type Clock } from '../common/clock';
import { idUnder } from '../common/request-digest';
import { SchoolDetailsService } from '../school-details/school-details.service';
import { auditSubjectOf } from '../students/student-audit';
import {
  absenteesAnswer,
  attendanceTodayAnswer,
  sectionsOfDayAnswer,
  type AbsenceToldAnswer,
  type AbsenteesAnswer,
  type AttendanceTodayAnswer,
  type SectionsOfDayAnswer,
} from './attendance.answers';
import { closedOn, toNamedStudent } from './attendance.mapper';
import { AttendanceRepository } from './attendance.repository';
import type { StoredAttendance } from './attendance.schema';
import { CardReadsService } from './card-reads.service';
import { isOwnStudent, AttendingStudentsRepository } from './attending-students.repository';
import { TeachersDayRepository } from './teachers-day.repository';

const WORDS: Readonly<Record<Language, WordsOfAbsence>> = {
  en: { words: englishWords, sentences: absenceEn },
  hi: { words: hindiWords, sentences: absenceHi },
};

/** The number present, even for half the day, and the number marked. */
const presentOf = (tally: AttendanceTally) => ({
  present: tally.present + tally.half,
  marked: daysMarked(tally),
});

interface DayMark extends Pick<Mark, 'student' | 'attendance'> {
  readonly record: StoredAttendance;
}

/**
 * The marks of a day. The first mark of a student counts; one who moved on the day and was marked again in a second section is
 * in `again`. @param records in the order in which they were begun
 */
function marksOf(records: readonly StoredAttendance[]) {
  const counted = new Map<string, DayMark>();
  const again: DayMark[] = [];
  for (const record of records)
    for (const { student, attendance } of record.marks) {
      const mark = { record, student, attendance };
      if (counted.has(student)) again.push(mark);
      else counted.set(student, mark);
    }
  return { counted: [...counted.values()], again };
}

/** The marks of a section that count: without those of students who were not at the school on the day. */
const countedMarks = ({ marks }: StoredAttendance, notAtSchool: ReadonlySet<string>) =>
  marks.filter(({ student }) => !notAtSchool.has(student));

/** All sections of a day: which of them are marked, which students are missing, and which families were told (D62, D91). */
@Injectable()
export class AttendanceTodayService {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly students: AttendingStudentsRepository,
    private readonly teachers: TeachersDayRepository,
    private readonly calendar: CalendarRepository,
    private readonly cards: CardReadsService,
    private readonly schools: SchoolDetailsService,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async sections(askedDay: string | undefined, account: Caller): Promise<SectionsOfDayAnswer> {
    const day = askedDay ?? this.today();
    const [sections, records, calendar] = await Promise.all([
      this.students.sections(),
      this.attendance.ofDay(day),
      this.calendar.holidays(),
    ]);
    // All teachers look at eight o'clock, so only the own sections are computed for each.
    const ownRecords = records.filter((record) => isOwnSection(account, record));
    const recordsByKey = new Map(ownRecords.map((record) => [sectionKey(record), record]));
    const notAtSchool = await this.notAtSchoolOn(day, ownRecords);
    return z.encode(sectionsOfDayAnswer, {
      day,
      sections: sections
        .filter((section) => isOwnSection(account, section))
        .toSorted(bySection)
        .map((section) => {
          const closed = day > this.today() ? { why: 'future' as const } : closedOn(day, section, calendar);
          const record = closed ? undefined : recordsByKey.get(sectionKey(section));
          return {
            ...section,
            ...(closed && { closed }),
            ...(record && {
              marked: {
                markedBy: record.markedBy,
                markedAt: record.markedAt,
                ...tallyOf(countedMarks(record, notAtSchool).map(({ attendance }) => attendance)),
              },
            }),
          };
        }),
    });
  }

  /** The missing students of a day with the families' numbers; a teacher gets only the numbers of own students of now (D58). */
  async absentees(askedDay: string | undefined, account: Caller): Promise<AbsenteesAnswer> {
    const day = askedDay ?? this.today();
    const [records, calendar] = await Promise.all([this.attendance.ofDay(day), this.calendar.holidays()]);
    const openRecords = records.filter((record) => !closedOn(day, record, calendar));
    const missing = marksOf(openRecords).counted.filter(
      ({ record, attendance }) => isMissing(attendance) && isOwnSection(account, record),
    );
    const students = await this.students.named(missing.map(({ student }) => student));
    const rows = students.flatMap((student) => {
      const mark = missing.find((one) => one.student === student.foldedId);
      // The student had left by that day already, which nobody knew when it was marked.
      if (!mark || !wasAtSchool(student, day)) return [];
      const { branch, class: schoolClass, section, told = [] } = mark.record;
      // A student who now sits elsewhere is called by the teacher there: an old record gives no teacher a current number.
      const isHere = isOwnStudent(account, student, this.session());
      return [
        {
          ...{ branch, class: schoolClass, section },
          ...toNamedStudent(student),
          attendance: mark.attendance,
          mobiles: isHere ? [...new Set([student.primaryMobile, student.secondaryMobile])] : [],
          canBeTold: isHere && mobileToRemind(student) !== undefined,
          told: told.filter((one) => one.student === student.foldedId),
        },
      ];
    });
    return z.encode(absenteesAnswer, rows.toSorted(bySection));
  }

  /**
   * Records that a family is told, once for each key, and answers the link that opens the clerk’s own app (D91).
   * @param key the caller's `Idempotency-Key`, if it sent one (D31)
   */
  async tell(
    { studentID, day, way }: AbsenceNote,
    key: string | undefined,
    account: Caller,
  ): Promise<
    Outcome<AbsenceToldAnswer, 'student-not-found' | 'section-not-own' | 'not-absent' | 'no-mobile'>
  > {
    const foldedId = foldStudentId(studentID);
    const [[student], records, calendar] = await Promise.all([
      this.students.named([foldedId]),
      this.attendance.ofStudents([foldedId], day, day),
      this.calendar.holidays(),
    ]);
    if (!student) return refuse('student-not-found', 'studentID');
    const record = records.find((one) => !closedOn(day, one, calendar));
    const attendance = record?.marks.find((mark) => mark.student === foldedId)?.attendance;
    if (!isOwnStudent(account, student, this.session())) return refuse('section-not-own');
    const wasMissing = attendance !== undefined && isMissing(attendance) && wasAtSchool(student, day);
    if (!record || !wasMissing) return refuse('not-absent', 'studentID');
    const mobile = mobileToRemind(student);
    if (mobile === undefined) return refuse('no-mobile', 'studentID');
    const language = familyLanguageOf(student);
    const seat = sectionIn(this.session(), student);
    const text = absenceText(
      {
        studentName: fullName(student),
        class: seat.class,
        section: seat.section,
        branch: await this.schools.branch(seat.branch),
        ...{ day, language },
      },
      WORDS[language],
    );
    const facts = changesBetween({}, { day, reminderWay: way, familyLanguage: language });
    await this.attendance.tell(
      record,
      {
        student: foldedId,
        at: this.clock.now(),
        way,
        by: accountLabel(account.fname, account.username),
        byId: account.id,
        call: idUnder('tell', { student: foldedId, day, way, account: account.id }, key).toHexString(),
      },
      this.audit.line('absence-told', auditSubjectOf(student), facts),
    );
    return accept({ link: reminderLink(way, mobile, text), text });
  }

  /** The figures of the dashboard: the students present in each wing, as marked today. */
  async summary(): Promise<AttendanceTodayAnswer> {
    const day = this.today();
    const [sections, records, teachers, calendar, cards] = await Promise.all([
      this.students.sections(),
      this.attendance.ofDay(day),
      this.teachers.tallyOf(day),
      this.calendar.holidays(),
      this.cards.today(),
    ]);
    const isOpen = (section: ClassSection) => !closedOn(day, section, calendar);
    const openRecords = records.filter(isOpen);
    const markedKeys = new Set(openRecords.map(sectionKey));
    const notAtSchool = await this.notAtSchoolOn(day, openRecords);
    const { counted, again } = marksOf(openRecords);
    const uncounted = [...again, ...counted.filter(({ student }) => notAtSchool.has(student))];
    const students = await this.students.named(uncounted.map(({ student }) => student));
    const mediumOf = new Map(students.map(({ foldedId, medium }) => [foldedId, medium]));
    const wing = (wingMedium: Medium) => {
      const total = presentOf(
        sumOfTallies(openRecords.flatMap(({ wings }) => wings.filter(({ medium }) => medium === wingMedium))),
      );
      const uncountedMarks = uncounted.filter(({ student }) => mediumOf.get(student) === wingMedium);
      const notCounted = presentOf(tallyOf(uncountedMarks.map(({ attendance }) => attendance)));
      return { present: total.present - notCounted.present, marked: total.marked - notCounted.marked };
    };
    const noSchool = closedOn(day, {}, calendar);
    const teacherTally = noSchool ? undefined : teachers?.tally;
    return z.encode(attendanceTodayAnswer, {
      day,
      ...(noSchool && { noSchool }),
      english: wing('english'),
      hindi: wing('hindi'),
      teachers: presentOf(teacherTally ?? sumOfTallies([])),
      sections: sections.filter(isOpen).length,
      // A section that was renamed after it was marked no longer exists under its old name.
      markedSections: sections.filter((section) => isOpen(section) && markedKeys.has(sectionKey(section)))
        .length,
      ...(cards && { cards }),
    });
  }

  /** The students who were marked on a day but, as was learned later, had left before or came after it: folded IDs (D62, D74). */
  private async notAtSchoolOn(
    day: string,
    records: readonly StoredAttendance[],
  ): Promise<ReadonlySet<string>> {
    const foldedIds = records.flatMap(({ marks }) => marks.map(({ student }) => student));
    const students = await this.students.maybeAwayOn(day, foldedIds);
    return new Set(students.filter((one) => !wasAtSchool(one, day)).map(({ foldedId }) => foldedId));
  }

  private today(): string {
    return schoolDate(this.clock.now());
  }

  private session(): string {
    return sessionAt(this.clock.now());
  }
}
