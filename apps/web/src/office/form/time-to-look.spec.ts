import { TimeToLook } from './time-to-look';

const SECOND = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A till that shows a sum for a while. */
function till() {
  const look = new TimeToLook();
  const told = vi.fn();
  look.subscribe(told);
  const shows = (sum: string, time: number) => {
    look.show(sum, SECOND);
    vi.advanceTimersByTime(time);
  };
  return { look, told, shows };
}

describe('a sum that has to be read', () => {
  it('is not taken by a second Enter within half a second', () => {
    const { look, told, shows } = till();
    shows('5,850', 500);
    expect(look.isRead('5,850')).toBe(false);
    expect(told).not.toHaveBeenCalled();
  });

  it('is read once it has stood there for a second, which is told once', () => {
    const { look, told, shows } = till();
    shows('5,850', SECOND - 1);
    expect(look.isRead('5,850')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(look.isRead('5,850')).toBe(true);
    vi.advanceTimersByTime(10 * SECOND);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('another one begins the second again', () => {
    const { look, shows } = till();
    shows('5,850', 900);
    shows('6,300', 900);
    expect([look.isRead('5,850'), look.isRead('6,300')]).toEqual([false, false]);
    vi.advanceTimersByTime(100);
    expect(look.isRead('6,300')).toBe(true);
  });

  it('the same one again, after another, begins it again too', () => {
    const { look, shows } = till();
    shows('5,850', SECOND);
    shows('58', 200);
    shows('5,850', 900);
    expect(look.isRead('5,850')).toBe(false);
  });

  it('what was typed a moment ago, and is not shown yet, is not read', () => {
    const { look, shows } = till();
    shows('450', SECOND);
    expect(look.isRead('5,850')).toBe(false);
  });

  it('nobody is told of a till that was left', () => {
    const { look, told, shows } = till();
    shows('5,850', 500);
    look.leave();
    vi.advanceTimersByTime(SECOND);
    expect(told).not.toHaveBeenCalled();
    expect(look.isRead('5,850')).toBe(false);
  });
});
