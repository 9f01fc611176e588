import type * as z from 'zod/mini';
import { MINUTE } from '../values';
import { choice, requestObject } from '../rules';

/** The minutes without work at the desk after which the office asks for the password again; `off` means never (D8). */
export const idleChoices = ['5', '10', '15', '30', '60', '120', 'off'] as const;

export type IdleAfter = (typeof idleChoices)[number];

/** The setting until an administrator chooses one. */
export const IDLE_DEFAULT: IdleAfter = '30';

/**
 * The setting for families, whatever the administrator chose for the office's desks: a phone at home is no desk, and a PC in a
 * shop, which others use next, must not stay signed in because the office chose `off`.
 */
export const FAMILY_IDLE: IdleAfter = '30';

/** The shortest interval at which the browser reports that somebody is at work, in milliseconds. */
export const WORK_TOLD_EVERY = MINUTE;

/** The extra milliseconds that the server waits, so that the browser, which sees keys and pointer, asks first. */
const SERVER_WAITS_LONGER = 2 * WORK_TOLD_EVERY;

/** The setting that ends sessions in which nobody works. */
export const sessionSettingsSchema = requestObject('SessionSettings', { idleAfter: choice(idleChoices) });

export type SessionSettings = z.output<typeof sessionSettingsSchema>;

/** Whether a desk has had no work for as long as the setting, to the millisecond. @param lastWork the last key or pointer move */
export const isIdle = (idleAfter: IdleAfter, lastWork: Date, now: Date): boolean =>
  idleAfter !== 'off' && now.getTime() - lastWork.getTime() >= Number(idleAfter) * MINUTE;

/** `isIdle` for the server, which learns of work at a desk up to a minute late. */
export const isLongIdle = (idleAfter: IdleAfter, lastWork: Date, now: Date): boolean =>
  isIdle(idleAfter, lastWork, new Date(now.getTime() - SERVER_WAITS_LONGER));

/**
 * The time of the last work in a session; signing in counts as work. A note clearly in the future was made while the clock was
 * wrong and is ignored, as it would keep the session alive until that time.
 */
export const lastWorkOf = (signedInAt: Date, noted: Date, now: Date): Date =>
  noted > signedInAt && noted.getTime() - now.getTime() < WORK_TOLD_EVERY ? noted : signedInAt;
