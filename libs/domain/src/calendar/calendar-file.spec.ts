import { planCalendar, sourceOf, type KnownOccasion, type ReadOccasion } from './calendar-file';

const read: ReadOccasion = {
  uid: 'diwali@example.org',
  title: 'Diwali',
  firstDay: '2026-11-08',
  lastDay: '2026-11-08',
};

const known: KnownOccasion = {
  uid: read.uid,
  occasionKind: 'holiday',
  title: 'Diwali',
  firstDay: '2026-11-08',
  lastDay: '2026-11-08',
  source: sourceOf(read),
  revision: 2,
  isRemoved: false,
};

const plan = (one: ReadOccasion, there?: KnownOccasion) =>
  planCalendar([one], new Map(there && [[there.uid, there]]), {
    occasionKind: 'holiday',
    branch: undefined,
  })[0];

describe('an occasion of a file', () => {
  it.each([
    { title: 'that nobody knows', there: undefined, state: 'new' },
    { title: 'that was brought before', there: known, state: 'same' },
    {
      title: 'that was changed here by hand since',
      there: { ...known, lastDay: '2026-11-11' },
      state: 'same',
    },
    { title: 'that was taken out here', there: { ...known, isRemoved: true }, state: 'removed' },
    {
      title: 'that this calendar has given out itself',
      there: { ...known, source: undefined },
      state: 'same',
    },
    {
      title: 'that this calendar gave out before it was moved here',
      there: { ...known, source: undefined, firstDay: '2026-11-09' },
      change: { revision: 1 },
      state: 'same',
    },
    {
      title: 'that this calendar gave out as it is, and somebody has moved in the file',
      there: known,
      change: { revision: 2, firstDay: '2026-11-09', lastDay: '2026-11-09' },
      state: 'changed',
    },
    {
      title: 'to which the file has added a note',
      there: known,
      change: { note: 'The office is open until noon' },
      state: 'changed',
    },
    {
      title: 'that the file has moved',
      there: known,
      change: { firstDay: '2026-11-09', lastDay: '2026-11-09' },
      state: 'changed',
    },
    {
      title: 'that the file has moved after it was taken out',
      there: { ...known, isRemoved: true },
      change: { title: 'x' },
      state: 'removed',
    },
    { title: 'that was called off', there: known, change: { isCancelled: true }, state: 'called-off' },
    {
      title: 'that was called off before it came',
      there: undefined,
      change: { isCancelled: true },
      state: 'cancelled',
    },
    {
      title: 'that repeats oddly',
      there: undefined,
      change: { repeatsOddly: true },
      state: 'refused',
      field: 'firstDay',
    },
    { title: 'without a title', there: undefined, change: { title: ' ' }, state: 'refused', field: 'title' },
    {
      title: 'without a day',
      there: undefined,
      change: { firstDay: undefined },
      state: 'refused',
      field: 'firstDay',
    },
    {
      title: 'of two years',
      there: undefined,
      change: { lastDay: '2028-11-08' },
      state: 'refused',
      field: 'lastDay',
    },
  ])('$title: $state', ({ there, change, state, field }) => {
    expect(plan({ ...read, ...change }, there)).toMatchObject({
      plannedState: state,
      ...(field !== undefined && { field }),
    });
  });

  it('is what was chosen where the file does not say it, and keeps here what the file does not say', () => {
    expect(plan(read)?.after).toEqual({
      occasionKind: 'holiday',
      title: 'Diwali',
      firstDay: '2026-11-08',
      lastDay: '2026-11-08',
    });
    const here = { ...known, occasionKind: 'event', branch: 'MLMIC', classes: ['9'] } as const;
    expect(plan({ ...read, title: 'Deepavali' }, { ...here, classes: ['9'] })).toMatchObject({
      before: { title: 'Diwali' },
      after: { title: 'Deepavali', occasionKind: 'event', branch: 'MLMIC', classes: ['9'] },
    });
    expect(plan({ ...read, occasionKind: 'exam', branch: 'MLMEC', classes: ['10'] })?.after).toMatchObject({
      occasionKind: 'exam',
      branch: 'MLMEC',
      classes: ['10'],
    });
  });

  it('stands in the order of days', () => {
    const holi = { ...read, uid: 'holi', firstDay: '2026-03-04', lastDay: '2026-03-04' };
    expect(
      planCalendar([read, holi], new Map(), { occasionKind: 'event', branch: undefined }).map(
        ({ uid }) => uid,
      ),
    ).toEqual(['holi', read.uid]);
  });
});
