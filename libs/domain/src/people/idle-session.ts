import type * as z from 'zod/mini';
import { choice, requestObject } from '../rules';

/** After how many minutes without work at the desk the office asks for the password again; `off`: never (D8). */
export const idleChoices = ['5', '10', '15', '30', '60', '120', 'off'] as const;

export type IdleAfter = (typeof idleChoices)[number];

/** As long as no administrator has chosen. */
export const IDLE_DEFAULT: IdleAfter = '30';

/**
 * Of a family, whatever the administrator chose for the desks of the office: a phone at home is none of them, and one in a shop where
 * others sit down next must not stay signed in since the office wants no end.
 */
export const FAMILY_IDLE: IdleAfter = '30';

/** The browser says so often, at most, that somebody is at work: milliseconds. */
export const WORK_TOLD_EVERY = 60_000;

/** So much longer the server waits: the browser, which sees keys and pointer, asks first. */
const SERVER_WAITS_LONGER = 2 * WORK_TOLD_EVERY;

/** How sessions end that nobody works in. */
export const sessionSettingsSchema = requestObject('SessionSettings', { idleAfter: choice(idleChoices) });

export type SessionSettings = z.output<typeof sessionSettingsSchema>;

/** Whether a desk has had no work for longer than the setting, to the millisecond. @param lastWork the last key or pointer */
export const isIdle = (idleAfter: IdleAfter, lastWork: Date, now: Date): boolean =>
  idleAfter !== 'off' && now.getTime() - lastWork.getTime() >= Number(idleAfter) * 60_000;

/** The same for the server, which learns of the work of a desk up to a minute late. */
export const isLongIdle = (idleAfter: IdleAfter, lastWork: Date, now: Date): boolean =>
  isIdle(idleAfter, lastWork, new Date(now.getTime() - SERVER_WAITS_LONGER));

/**
 * When somebody last worked in a session; signing in is work too. What was noted clearly in the future was noted while the
 * clock was wrong, and would hold for as long as that was.
 */
export const lastWorkOf = (signedInAt: Date, noted: Date, now: Date): Date =>
  noted > signedInAt && noted.getTime() - now.getTime() < WORK_TOLD_EVERY ? noted : signedInAt;
