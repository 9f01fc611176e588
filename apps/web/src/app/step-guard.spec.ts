import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { StepGuard, type Place } from './step-guard';

/** A clerk who came from the list to a student's page and typed something there. */
function atWork(isUnsaved = true) {
  const guard = new StepGuard(createMemoryHistory({ initialEntries: ['/list', '/student'], v5Compat: true }));
  const shown: string[] = [];
  guard.history.listen(({ location }) => shown.push(location.pathname));
  const asked: Place[] = [];
  const end = guard.watch((next) => {
    asked.push(next);
    return isUnsaved;
  });
  return { guard, shown, asked, end };
}

const steps = [
  { title: 'follows a link', take: (guard: StepGuard) => guard.history.push('/fees?id=1'), leadsTo: '/fees' },
  { title: 'is sent on', take: (guard: StepGuard) => guard.history.replace('/login'), leadsTo: '/login' },
  { title: 'presses Back', take: (guard: StepGuard) => guard.history.go(-1), leadsTo: '/list' },
];

describe.each(steps)('a clerk $title', ({ take, leadsTo }) => {
  it('with nothing unsaved: goes on at once', () => {
    const { guard, shown } = atWork(false);
    take(guard);
    expect([guard.isHolding(), shown]).toEqual([false, [leadsTo]]);
  });

  it('with something unsaved: is held on the page, and stays when told so', () => {
    const { guard, shown, asked } = atWork();
    take(guard);
    expect([guard.isHolding(), shown, guard.history.location.pathname]).toEqual([true, [], '/student']);
    expect(asked.map(({ pathname }) => pathname)).toEqual([leadsTo]);
    guard.stay();
    expect([guard.isHolding(), guard.history.location.pathname]).toEqual([false, '/student']);
  });

  it('with something unsaved: goes on after all, and is asked again at the next step', () => {
    const { guard, shown } = atWork();
    take(guard);
    guard.proceed();
    expect([guard.isHolding(), shown, guard.history.location.pathname]).toEqual([false, [leadsTo], leadsTo]);
    guard.history.push('/next');
    expect(guard.isHolding()).toBe(true);
  });

  it('after the form is gone: nobody asks any more', () => {
    const { guard, shown, end } = atWork();
    end();
    take(guard);
    expect(shown).toEqual([leadsTo]);
  });
});

it('tells the page when a step is held and when that is decided', () => {
  const { guard } = atWork();
  const seen: boolean[] = [];
  guard.subscribe(() => seen.push(guard.isHolding()));
  guard.history.push('/fees');
  guard.stay();
  expect(seen).toEqual([true, false]);
});
