import { FAMILY_IDLE, WORK_TOLD_EVERY } from '@school/domain';
import { answer, calls } from '../api/school-api';
import { localStorage } from '../program/local-storage';
import { session } from '../session/session';
import { DeskClock } from './desk-clock';
import { leftAlone } from './left-alone';

/** How often a page looks whether it was left alone: milliseconds. */
const LOOK_EVERY = 5_000;

const clock = new DeskClock(localStorage, () => new Date());

let toldAt = -Infinity;

/** The server ends a token of a desk that nobody works at; reads do not keep it, for a page makes them by itself. */
async function tellServer(): Promise<void> {
  // A family does nothing but read, and the server counts its reads as its work; a clerk's choice may be left in this browser.
  if (session.snapshot().claims?.role === 'student') {
    clock.learn(FAMILY_IDLE);
    return;
  }
  const now = Date.now();
  if (Math.abs(now - toldAt) < WORK_TOLD_EVERY) return;
  toldAt = now;
  const answered = await answer(calls.POST('/api/office/atWork'));
  if (answered.ok) clock.learn(answered.value.idleAfter);
}

/** Ends the session of a desk that was left alone, as a sign-out does, in every tab; one whose hours are over lapses. */
function endIfOver(): boolean {
  const { claims } = session.snapshot();
  const isOver = claims !== null && clock.isOver(new Date(claims.iat * 1000));
  if (isOver) session.signOut();
  // Before the guard of the login finds it so at the next step on the page, and takes what is typed off the screen.
  else if (!session.isAuthenticated()) session.lapse();
  return isOver;
}

/** Somebody is there. Too late, where the time was over before, as on a PC that slept. */
function work(): void {
  if (session.snapshot().claims === null || endIfOver()) return;
  clock.noteWork();
  void tellServer();
}

for (const sign of ['keydown', 'pointerdown', 'pointermove', 'wheel'])
  window.addEventListener(sign, work, { capture: true, passive: true });
document.addEventListener('visibilitychange', endIfOver);
setInterval(endIfOver, LOOK_EVERY);

let signedInAt = session.snapshot().claims?.iat;
session.subscribe(() => {
  const { claims } = session.snapshot();
  if (claims !== null && claims.iat !== signedInAt) clock.noteWork();
  signedInAt = claims?.iat ?? signedInAt;
});

// Who opens the office is at work, unless the desk was left alone before.
work();

leftAlone.ask = () => session.snapshot().claims === null && clock.isOver();
