import { isIdle, isLongIdle, lastWorkOf, type IdleAfter } from './idle-session';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe('a desk that nobody works at', () => {
  it.each<[string, IdleAfter, string, boolean, boolean]>([
    ['the clerk types', '30', '10:00:00', false, false],
    ['a second before the half hour', '30', '10:29:59', false, false],
    ['the half hour is over', '30', '10:30:00', true, false],
    ['the browser had its time to ask, and the server still waits', '30', '10:31:59', true, false],
    ['a browser that did not ask is refused', '30', '10:32:00', true, true],
    ['five minutes, as the office at the gate wants it', '5', '10:07:00', true, true],
    ['a night where the office wants no asking', 'off', '23:59:59', false, false],
    ['the clock was put back: nobody has been away', '30', '09:00:00', false, false],
  ])('%s', (_, idleAfter, now, browserAsks, serverRefuses) => {
    expect([
      isIdle(idleAfter, at('10:00:00'), at(now)),
      isLongIdle(idleAfter, at('10:00:00'), at(now)),
    ]).toEqual([browserAsks, serverRefuses]);
  });
});

it.each([
  ['was noted since', '10:20:00', '10:20:00'],
  ['was noted before the signing in, in another session', '09:00:00', '10:00:00'],
  ['was noted in a browser that is half a minute ahead', '10:30:30', '10:30:30'],
  ['was noted with a clock that was an hour ahead', '11:30:00', '10:00:00'],
  ['was noted with a clock that was a minute ahead', '10:31:00', '10:00:00'],
])('the last work at half past ten, which %s', (_, noted, lastWork) => {
  expect(lastWorkOf(at('10:00:00'), at(noted), at('10:30:00'))).toEqual(at(lastWork));
});
