import { FAMILY_IDLE, WORK_TOLD_EVERY } from '@school/domain';
import { answer, calls } from '../api/school-api';
import { localStorage } from '../program/local-storage';
import { session } from '../session/session';
import { DeskClock } from './desk-clock';
import { leftAlone } from './left-alone';

/** How often a page checks whether it was left alone, in milliseconds. */
const LOOK_EVERY = 5_000;

const clock = new DeskClock(localStorage, () => new Date());

let toldAt = -Infinity;

/** Tells the server about work, as it ends the token of an idle desk; reads do not count, because a page makes them by itself. */
async function tellServer(): Promise<void> {
  // A family only reads, and the server counts reads as its work; a clerk's choice may be left over in this browser.
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

/** Signs out an idle desk in every tab; a session whose token has expired lapses instead. */
function endIfOver(): boolean {
  const { claims } = session.snapshot();
  const isOver = claims !== null && clock.isOver(new Date(claims.iat * 1000));
  if (isOver) session.signOut();
  // Lapses it before the login guard notices at the next step on the page, and takes what is typed off the screen.
  else if (!session.isAuthenticated()) session.lapse();
  return isOver;
}

/** Notes that somebody is at work, unless the time was already over, as on a PC that slept. */
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

// Opening the office counts as work, unless the desk was left alone before.
work();

leftAlone.ask = () => session.snapshot().claims === null && clock.isOver();
