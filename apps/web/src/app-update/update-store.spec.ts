import { UpdateStore, type UpdateSteps } from './update-store';

function open() {
  const store = new UpdateStore();
  const done: string[] = [];
  const work = { isUnsaved: false };
  const steps: UpdateSteps = {
    activate: () => {
      done.push('activated');
      return Promise.resolve();
    },
    reload: () => done.push('reloaded'),
    hasUnsavedWork: () => work.isUnsaved,
  };
  return { store, done, work, steps };
}

describe('a new version of the app', () => {
  it('is told, and nothing happens before the user presses', () => {
    const { store, done, steps } = open();
    expect(store.snapshot()).toBe('none');
    store.offer(steps);
    expect(store.snapshot()).toBe('available');
    expect(done).toEqual([]);
  });

  it('is activated, then the page reloads; a second press does nothing more', async () => {
    const { store, done, steps } = open();
    store.offer(steps);
    const first = store.apply();
    expect(store.snapshot()).toBe('activating');
    await Promise.all([first, store.apply()]);
    expect(done).toEqual(['activated', 'reloaded']);
  });

  it('waits over a half-filled form, and is taken when it is saved', async () => {
    const { store, done, work, steps } = open();
    store.offer(steps);
    work.isUnsaved = true;
    await store.apply();
    expect([store.snapshot(), done]).toEqual(['held', []]);
    work.isUnsaved = false;
    await store.apply();
    expect(done).toEqual(['activated', 'reloaded']);
  });

  it('does not reload over what was typed while it took over', async () => {
    const { store, done, work, steps } = open();
    store.offer({
      ...steps,
      activate: async () => {
        await steps.activate();
        work.isUnsaved = true;
      },
    });
    await store.apply();
    expect([store.snapshot(), done]).toEqual(['held', ['activated']]);
  });

  it('"Later" hides it until it is offered again', () => {
    const { store, steps } = open();
    store.offer(steps);
    store.postpone();
    expect(store.snapshot()).toBe('none');
    store.offer(steps);
    expect(store.snapshot()).toBe('available');
  });

  it('an old offer that is repeated does not close what the notice says', async () => {
    const { store, work, steps } = open();
    store.offer(steps);
    work.isUnsaved = true;
    await store.apply();
    store.offer(steps);
    expect(store.snapshot()).toBe('held');
  });
});
