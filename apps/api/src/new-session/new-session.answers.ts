import {
  classSectionSchema,
  moment,
  rupees,
  sessionClosingSchema,
  standingConcessionSchema,
  storedMove,
} from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

const sectionAnswer = classSectionSchema.shape;

/** A choice as it is stored, as a damaged record may hold another value. */
const storedChoice = z.string();

const turnAnswer = z
  .object({ from: z.string(), to: z.string() })
  .meta({ id: 'SessionTurn', description: 'The session that ends, and the new one' });

export const sessionClosingAnswer = answerObject('SessionClosing', sessionClosingSchema.shape);

/** The progress of the end of a session, section by section. */
export const newSessionAnswer = answerObject('NewSession', {
  turn: turnAnswer,
  sections: z.array(
    answerObject('SectionProgress', {
      ...sectionAnswer,
      undecided: z.int().meta({ description: 'Of whom nothing is planned' }),
      planned: z.int().meta({ description: 'Planned, and not moved yet' }),
      moved: z.int(),
    }),
  ),
  closable: z
    .optional(z.string())
    .meta({ description: 'The last session that is over, unless it is closed' }),
  closings: z.array(sessionClosingAnswer).meta({ description: 'Newest first' }),
});

const plannedAnswer = answerObject('PlannedPlace', storedMove);

/** A student of a section at the end of a session, with the values for working out its fee; amounts in rupees. */
const studentAnswer = answerObject('StudentToMove', {
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
  moved: answerObject('MovedPlace', {
    ...storedMove,
    at: moment,
    by: z.string(),
    canTakeBack: z.boolean().meta({ description: 'No entry of the new session was written since' }),
  }).optional(),
});

/** A section at the end of a session, with its plan. */
export const sectionToMoveAnswer = answerObject('SectionToMove', {
  ...sectionAnswer,
  turn: turnAnswer,
  revision: z.int().meta({ description: 'Of the plan; 0 where there is none yet' }),
  savedAt: z.optional(moment),
  savedBy: z.string().optional(),
  students: z.array(studentAnswer),
});

/** The result of running a plan; refused students stay undecided. */
export const planRunAnswer = answerObject('PlanRun', {
  moved: z.int(),
  movedBefore: z.int(),
  refused: z.array(answerObject('RefusedMove', { studentID: z.string(), message: z.string() })),
});

/** A section as a printed list. */
export const classListAnswer = answerObject('ClassList', {
  ...sectionAnswer,
  session: z.string(),
  students: z.array(
    answerObject('ClassListStudent', {
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
    }),
  ),
});

export const movedBackAnswer = answerObject('MovedBack', {
  studentID: z.string(),
  class: storedChoice,
  section: storedChoice,
});

export type NewSessionAnswer = z.input<typeof newSessionAnswer>;
export type SectionToMoveAnswer = z.input<typeof sectionToMoveAnswer>;
export type PlanRunAnswer = z.input<typeof planRunAnswer>;
export type ClassListAnswer = z.input<typeof classListAnswer>;
export type MovedBackAnswer = z.input<typeof movedBackAnswer>;
export type SessionClosingAnswer = z.input<typeof sessionClosingAnswer>;
