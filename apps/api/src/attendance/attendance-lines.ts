import {
  changesBetween,
  classSectionName,
  dayTally,
  type AuditSubject,
  type AttendanceRecord,
  type MarkChange,
  type MarkedDay,
  type SectionDay,
} from '@school/domain';
import type { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { auditSubjectOf } from '../students/student-audit';
import type { AttendingStudent } from './attending-students.repository';

const subjectOf = (day: SectionDay): AuditSubject => ({
  kind: 'attendance',
  id: classSectionName(day),
  name: day.day,
});

/** The audit log's changes for one mark that was corrected after its day; a student's history shows them, too (D60, D85). */
export const correctedMark = (
  day: string,
  reason: string | undefined,
  { before, after }: Pick<MarkChange, 'before' | 'after'>,
) =>
  changesBetween(
    { ...(before !== undefined && { attendance: before }) },
    { day, attendance: after, ...(reason !== undefined && { reason }) },
  );

/**
 * The audit lines of a section's day: the numbers of each mark before and after; in a correction one per student (D60, D62).
 * @param students at least those named in the stored record or in the new marks
 */
export function attendanceLines(
  audit: AuditTrail,
  { section, record, made, students, reason }: MarkedSection,
): readonly StoredAuditEntry[] {
  const { changes, isCorrection } = made;
  if (!isCorrection) {
    const { day } = section;
    const tallies = changesBetween(record ? dayTally(record, students) : {}, {
      day,
      ...dayTally({ day, marks: made.marks }, students),
    });
    return [audit.line('attendance-marked', subjectOf(section), tallies)];
  }
  return changes.flatMap((change) => {
    const student = students.find(({ foldedId }) => foldedId === change.student);
    return student
      ? [
          audit.line(
            'attendance-corrected',
            auditSubjectOf(student),
            correctedMark(section.day, reason, change),
          ),
        ]
      : [];
  });
}

interface MarkedSection {
  readonly section: SectionDay;
  readonly record: AttendanceRecord | undefined;
  readonly made: MarkedDay;
  readonly students: readonly AttendingStudent[];
  readonly reason: string | undefined;
}
