import type { CardDay } from '@school/domain';
import { Schema } from 'mongoose';
import { text } from '../database/stored-paths';

export const CARD_DAY = 'CardDay';

const when = { type: Date, required: true } as const;

/** The reads that card readers sent: a document for each card and day (D62). */
export const cardDaySchema = new Schema<CardDay>(
  { day: text, cardNumber: text, firstAt: when, lastAt: when },
  { collection: 'carddays', versionKey: false },
);

// Serves the cards of a day; unique, so that a read that is sent again changes the existing document.
cardDaySchema.index({ day: 1, cardNumber: 1 }, { unique: true });
