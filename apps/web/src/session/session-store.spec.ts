import { SessionStore, TOKEN_KEY } from './session-store';
import { MemoryStorage } from '../program/memory-storage';

const NOW = new Date('2026-11-21T05:00:00Z');
const token = (secondsLeft: number, sub = '1') => {
  const claims = {
    sub,
    fname: 'Asha',
    username: 'asha.v',
    role: 'office',
    iat: 0,
    exp: NOW.getTime() / 1000 + secondsLeft,
  };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
};

function open(stored: string | undefined) {
  const storage = new MemoryStorage();
  storage.setItem('sidebar-collapsed', 'true');
  if (stored !== undefined) storage.setItem(TOKEN_KEY, stored);
  const logged: string[] = [];
  const session = new SessionStore(
    storage,
    () => NOW,
    (problem) => logged.push(problem),
  );
  session.start();
  return { storage, session, logged };
}

describe('the program starts', () => {
  it.each([
    ['two parts', 'a.b', ['This does not look like a valid token']],
    ['four parts', 'a.b.c.d', ['This does not look like a valid token']],
    ['no token', undefined, []],
    ['a token that ended', token(-1), []],
  ])('with %s and tells a developer what is no token', (_, stored, said) => {
    expect(open(stored).logged).toEqual(said);
  });

  it.each([
    { title: 'no token', stored: undefined },
    { title: 'an expired token', stored: token(0) },
    { title: 'something that is no token', stored: 'token' },
  ])('with $title: signed out, and all local storage is cleared', ({ stored }) => {
    const { storage, session } = open(stored);
    expect([storage.length, session.isAuthenticated(), session.snapshot().claims]).toEqual([0, false, null]);
  });

  it('with a good token: signed in, and nothing is cleared', () => {
    const { storage, session } = open(token(60));
    expect(session.isAuthenticated()).toBe(true);
    expect(session.snapshot().claims?.fname).toBe('Asha');
    expect(storage.length).toBe(2);
  });
});

describe('a day with the session', () => {
  it('tells its listeners of signing in, lapsing and signing out', () => {
    const { session } = open(undefined);
    const seen: string[] = [];
    session.subscribe(() => {
      const { claims, lapsed } = session.snapshot();
      seen.push(`${claims?.fname ?? 'nobody'} ${lapsed ? 'lapsed' : ''}`.trim());
    });
    session.signIn(token(60));
    session.lapse();
    session.lapse();
    session.signIn(token(120));
    session.signOut();
    expect(seen).toEqual(['Asha', 'Asha lapsed', 'Asha', 'nobody']);
  });

  it('tells when another account signs in, here or in another tab, and not of a new token of the same one', () => {
    const { session, storage } = open(token(60));
    const told = vi.fn();
    session.onOtherAccount(told);
    session.lapse();
    session.signIn(token(120));
    expect(told).toHaveBeenCalledTimes(0);
    storage.setItem(TOKEN_KEY, token(60, '2'));
    session.read();
    expect(told).toHaveBeenCalledTimes(1);
    session.signOut();
    session.signOut();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('tells when a session that had lapsed goes on, and not of another account or of what never lapsed', () => {
    const { session } = open(token(60));
    const told = vi.fn();
    session.onSameAccountAgain(told);
    session.signIn(token(90));
    expect(told).toHaveBeenCalledTimes(0);
    session.lapse();
    session.signIn(token(120));
    expect(told).toHaveBeenCalledTimes(1);
    session.lapse();
    session.signIn(token(120, '2'));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('tells who logs out while the token is there still, and not of who leaves a session that has lapsed', () => {
    const { session } = open(token(60));
    const told: unknown[] = [];
    session.onLogOut((account) => told.push([account, session.token() !== null]));
    session.logOut();
    session.logOut();
    session.signIn(token(60));
    session.lapse('Somebody has ended it.');
    expect(session.snapshot()).toMatchObject({ lapsed: true, reason: 'Somebody has ended it.' });
    session.logOut();
    expect([told, session.snapshot().claims]).toEqual([[['1', true]], null]);
  });

  it('knows who may sign in again where a session has ended, and forgets who logs out', () => {
    const { session } = open(undefined);
    expect(session.lastLoginId()).toBeUndefined();
    session.signIn(token(60));
    session.lapse();
    expect(session.lastLoginId()).toBe('asha.v');
    session.signOut();
    expect(session.lastLoginId()).toBe('asha.v');
    session.signIn(token(60));
    session.logOut();
    expect(session.lastLoginId()).toBeUndefined();
  });

  it('does not lapse when nobody is signed in', () => {
    const { session } = open(undefined);
    session.lapse();
    session.explainLapse('Nobody was at this desk.');
    expect(session.snapshot()).toEqual({ claims: null, lapsed: false });
  });
});
