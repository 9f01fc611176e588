import { storedMove, type ClassSection, type Move } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { z } from 'zod';
import { storedPaths, text } from '../database/stored-paths';

/** The plan for one student, with the folded ID by which the student is found. */
export type StoredPlannedMove = Move & { readonly student: string; readonly studentID: string };

/** The decisions on a section at the end of a session; students are moved by it, one after the other (D70). */
export interface StoredSectionPlan extends ClassSection {
  readonly _id: Types.ObjectId;
  /** The session that ends. */
  readonly session: string;
  /** Counts the changes, so that two desks never overwrite each other. */
  readonly revision: number;
  readonly moves: readonly StoredPlannedMove[];
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly savedById: string;
}

export const SECTION_PLAN = 'SectionPlan';

export const sectionPlansSchema = new Schema<StoredSectionPlan>(
  {
    session: text,
    branch: text,
    class: text,
    section: text,
    revision: { type: Number, required: true },
    moves: [
      new Schema(storedPaths({ student: z.string(), studentID: z.string(), ...storedMove }), {
        _id: false,
        id: false,
      }),
    ],
    savedAt: { type: Date, required: true },
    savedBy: text,
    savedById: text,
  },
  { collection: 'sectionplans', versionKey: false },
);

// Serves the plan of a section, and all plans of a session; unique, as a section has one plan.
sectionPlansSchema.index({ session: 1, branch: 1, class: 1, section: 1 }, { unique: true });
