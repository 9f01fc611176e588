import {
  moment,
  rupees,
  schoolCodes,
  schoolClasses,
  sections,
  sessionClosingSchema,
  standingConcessionSchema,
  storedMove,
} from '@school/domain';
import { z } from 'zod';

const sectionAnswer = {
  branch: z.enum(schoolCodes),
  class: z.enum(schoolClasses),
  section: z.enum(sections),
};

/** Of a damaged record, as it is stored. */
const storedChoice = z.string();

const turnAnswer = z
  .object({ from: z.string(), to: z.string() })
  .meta({ id: 'SessionTurn', description: 'The session that ends, and the new one' });

export const sessionClosingAnswer = z.object(sessionClosingSchema.shape).meta({ id: 'SessionClosing' });

/** How far the end of a session is, section by section. */
export const newSessionAnswer = z
  .object({
    turn: turnAnswer,
    sections: z.array(
      z
        .object({
          ...sectionAnswer,
          undecided: z.int().meta({ description: 'Of whom nothing is planned' }),
          planned: z.int().meta({ description: 'Planned, and not moved yet' }),
          moved: z.int(),
        })
        .meta({ id: 'SectionProgress' }),
    ),
    closable: z.boolean().meta({ description: 'The session that ends is over, and not closed yet' }),
    closings: z.array(sessionClosingAnswer).meta({ description: 'Newest first' }),
  })
  .meta({ id: 'NewSession' });

const plannedAnswer = z.object(storedMove).meta({ id: 'PlannedPlace' });

/** A student of a section at the end of a session, with what its fee is reckoned from; amounts in rupees. */
const pupilAnswer = z
  .object({
    studentID: z.string(),
    studentFirstName: z.string(),
    studentLastName: z.string(),
    fatherName: z.string(),
    class: sectionAnswer.class,
    section: sectionAnswer.section,
    stream: storedChoice.optional(),
    medium: storedChoice,
    boardType: storedChoice,
    classSession: z.string().optional(),
    passesOut: z.boolean().optional(),
    feesFrom: z.string(),
    concessions: z.array(standingConcessionSchema),
    outstandingDue: z.optional(rupees).meta({ description: 'Left out where it cannot be worked out' }),
    planned: plannedAnswer.optional(),
    moved: z
      .object({
        ...storedMove,
        at: moment,
        by: z.string(),
        canTakeBack: z.boolean().meta({ description: 'No entry of the new session was written since' }),
      })
      .meta({ id: 'MovedPlace' })
      .optional(),
  })
  .meta({ id: 'Pupil' });

/** A section at the end of a session, with its plan. */
export const sectionToMoveAnswer = z
  .object({
    ...sectionAnswer,
    turn: turnAnswer,
    revision: z.int().meta({ description: 'Of the plan; 0 where there is none yet' }),
    savedAt: z.optional(moment),
    savedBy: z.string().optional(),
    students: z.array(pupilAnswer),
  })
  .meta({ id: 'SectionToMove' });

/** What a run of a plan has done; who was refused stays undecided. */
export const planRunAnswer = z
  .object({
    moved: z.int(),
    movedBefore: z.int(),
    refused: z.array(z.object({ studentID: z.string(), message: z.string() }).meta({ id: 'RefusedMove' })),
  })
  .meta({ id: 'PlanRun' });

/** A section on paper. */
export const classListAnswer = z
  .object({
    ...sectionAnswer,
    session: z.string(),
    students: z.array(
      z
        .object({
          studentID: z.string(),
          studentFirstName: z.string(),
          studentLastName: z.string(),
          fatherName: z.string(),
          dateOfBirth: z.string(),
          gender: storedChoice,
          stream: storedChoice.optional(),
          primaryMobile: z.string(),
          moved: plannedAnswer.optional().meta({ description: 'In the list of the session that ends' }),
          cameFrom: z
            .object(sectionAnswer)
            .optional()
            .meta({ description: 'In the list of the new session: the section of before' }),
        })
        .meta({ id: 'ListedPupil' }),
    ),
  })
  .meta({ id: 'ClassList' });

export const movedBackAnswer = z
  .object({ studentID: z.string(), class: storedChoice, section: storedChoice })
  .meta({ id: 'MovedBack' });

export type NewSessionAnswer = z.input<typeof newSessionAnswer>;
export type SectionToMoveAnswer = z.input<typeof sectionToMoveAnswer>;
export type PlanRunAnswer = z.input<typeof planRunAnswer>;
export type ClassListAnswer = z.input<typeof classListAnswer>;
export type MovedBackAnswer = z.input<typeof movedBackAnswer>;
export type SessionClosingAnswer = z.input<typeof sessionClosingAnswer>;
