import {
  dayTally,
  fullName,
  mayBeMarked,
  noSchoolOn,
  schoolDate,
  wasAtSchool,
  type OccasionContent,
  type Pupils,
  type SectionDay,
} from '@school/domain';
import { z } from 'zod';
import { sectionDayAnswer, type SectionDayAnswer } from './attendance.answers';
import type { StoredAttendance } from './attendance.schema';
import type { PupilRecord } from './pupils.repository';

/** A student as the register names one. @param at the place in the order of names, from 0 */
export const toRegisterPupil = (pupil: PupilRecord, at: number) => ({
  roll: at + 1,
  studentID: pupil.studentID,
  studentName: fullName(pupil),
  fatherName: pupil.personalDetail.fatherName,
});

interface Known {
  readonly record: StoredAttendance | undefined;
  readonly pupils: readonly PupilRecord[];
  readonly calendar: readonly OccasionContent[];
}

/** Why these pupils have no school on a day, where they have none. */
export function closedOn(day: string, pupils: Pupils, calendar: readonly OccasionContent[]) {
  const none = noSchoolOn(day, pupils, calendar);
  if (!none) return undefined;
  return { why: none.why, ...(none.why === 'holiday' && { title: none.holiday.title }) };
}

function closedFor(section: SectionDay, { record, calendar }: Known, today: string) {
  const open = mayBeMarked(section, { record, calendar }, today);
  if (open.ok) return undefined;
  if (open.code === 'attendance-future') return { why: 'future' } as const;
  if (open.code === 'attendance-session-over') return { why: 'session-over' } as const;
  return closedOn(section.day, section, calendar);
}

/** A section's day as it is shown: whoever was at the school on that day, in the order of the register. */
export function toSectionDay(section: SectionDay, known: Known, at: Date): SectionDayAnswer {
  const { record, pupils } = known;
  const today = schoolDate(at);
  const marks = new Map((record?.marks ?? []).map((mark) => [mark.student, mark]));
  const closed = closedFor(section, known, today);
  return z.encode(sectionDayAnswer, {
    ...section,
    revision: record?.revision ?? 0,
    isOver: section.day < today,
    ...(closed && { closed }),
    ...(record && {
      marked: { markedBy: record.markedBy, markedAt: record.markedAt, ...dayTally(record) },
    }),
    pupils: pupils
      .filter((pupil) => wasAtSchool(pupil, section.day))
      .map((pupil, place) => {
        const mark = marks.get(pupil.foldedId);
        return {
          ...toRegisterPupil(pupil, place),
          ...(mark && { attendance: mark.attendance }),
          ...(mark?.corrected && { corrected: mark.corrected }),
        };
      }),
  });
}
