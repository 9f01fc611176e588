import { MemoryStorage } from '../program/memory-storage';
import { DeskClock, IDLE_AFTER_KEY, LAST_WORK_KEY } from './desk-clock';

const MORNING = new Date('2026-11-21T05:00:00Z').getTime();
const MINUTE = 60_000;

/** Two tabs of one browser, and the time of day. */
function browser() {
  const storage = new MemoryStorage();
  let now = MORNING;
  const tab = () => new DeskClock(storage, () => new Date(now));
  return { storage, tab: tab(), otherTab: tab(), pass: (minutes: number) => (now += minutes * MINUTE) };
}

describe('how long nobody has worked at a desk', () => {
  it('begins with the first work, however old the token of the browser is', () => {
    const { tab, pass } = browser();
    pass(600);
    expect(tab.isOver(new Date(MORNING))).toBe(false);
    tab.noteWork();
    pass(30);
    expect(tab.isOver(new Date(MORNING))).toBe(true);
  });

  it('is one clock for all tabs: work in one keeps the others open, and all end together', () => {
    const { tab, otherTab, pass } = browser();
    otherTab.noteWork();
    for (let quarter = 0; quarter < 4; quarter += 1) {
      pass(15);
      tab.noteWork();
    }
    expect(otherTab.isOver()).toBe(false);
    pass(30);
    expect([tab.isOver(), otherTab.isOver()]).toEqual([true, true]);
  });

  it.each([
    ['five minutes, as chosen', '5', 5, true],
    ['an hour, as chosen', '60', 59, false],
    ['never, as chosen', 'off', 10_000, false],
    ['half an hour where something else is kept', 'a while', 30, true],
  ])('is over after %s', (_, kept, minutes, isOver) => {
    const { storage, tab, pass } = browser();
    storage.setItem(IDLE_AFTER_KEY, kept);
    tab.noteWork();
    pass(minutes);
    expect(tab.isOver()).toBe(isOver);
  });

  it('goes on where another tab has cleared what all of them share', () => {
    const { storage, tab, pass } = browser();
    tab.noteWork();
    expect(tab.isOver()).toBe(false);
    storage.clear();
    pass(30);
    expect(tab.isOver()).toBe(true);
  });

  it('learns from the server what the administrator chose, for all tabs', () => {
    const { tab, otherTab, pass } = browser();
    tab.noteWork();
    tab.learn('5');
    pass(6);
    expect(otherTab.isOver()).toBe(true);
  });

  it('counts signing in as work, where an old time was left behind', () => {
    const { tab, pass } = browser();
    tab.noteWork();
    pass(60);
    expect([tab.isOver(), tab.isOver(new Date(MORNING + 59 * MINUTE))]).toEqual([true, false]);
  });

  it('is not held up by a time in the future, noted while the clock was wrong', () => {
    const { storage, tab, pass } = browser();
    storage.setItem(LAST_WORK_KEY, String(MORNING + 24 * 60 * MINUTE));
    tab.noteWork();
    pass(30);
    expect(tab.isOver()).toBe(true);
  });
});
