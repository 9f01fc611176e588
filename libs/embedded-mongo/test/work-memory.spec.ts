import { sortInTurns } from '../src/query/sort';
import { WorkMemory } from '../src/query/work-memory';

const mega = 1024 * 1024;

describe('what sorts and groups hold in memory', () => {
  it('is limited for one, and for all of them at once', () => {
    const stages = ['$sort', '$group', '$sort'].map((name) => new WorkMemory(name));
    const [first, second, third] = stages;
    expect(() => first?.grow(101 * mega)).toThrow('$sort exceeded memory limit');
    first?.release();
    first?.grow(99 * mega);
    second?.grow(99 * mega);
    expect(() => third?.grow(99 * mega)).toThrow('for all at once');
    third?.release();
    first?.release();
    expect(() => third?.grow(99 * mega)).not.toThrow();
    for (const stage of stages) stage.release();
  });
});

describe('a sort in turns', () => {
  it.each([0, 1, 999, 1000, 1001, 5003])('is that of the array, equal ones in their order: %d', (size) => {
    const items = Array.from({ length: size }, (_, at) => ({ at, key: [(at * 7919) % 101] }));
    const steps = sortInTurns([...items], [{ path: 'n', parts: ['n'], descending: false }]);
    let turns = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) turns += 1;
    expect(step.value).toEqual(items.sort((a, b) => Number(a.key[0]) - Number(b.key[0])));
    expect(turns).toBeGreaterThanOrEqual(Math.floor(size / 1000));
  });
});
