import { decodeToken, isTokenExpired, type TokenClaims } from '@school/domain';
import { Store } from '../program/store';

/** Where the token is kept in the browser (section 9 of the specification). */
export const TOKEN_KEY = 'auth-token';

export interface SessionState {
  /** The claims of the stored token; null when nobody is signed in. */
  readonly claims: TokenClaims | null;
  /** The server no longer takes the token although the user was at work: sign in again, keep what was typed. */
  readonly lapsed: boolean;
  /** The server's sentence for that: who ended the session, or what changed meanwhile. */
  readonly why?: string;
}

const SIGNED_OUT: SessionState = { claims: null, lapsed: false };

/** The session of this browser: one token in storage, the same in every tab. */
export class SessionStore extends Store {
  private state: SessionState = SIGNED_OUT;
  /** The login id of who was signed in here last, unless that one logged out. */
  private last: string | undefined;
  private readonly leaving = new Set<(account: string) => void>();

  constructor(
    private readonly storage: Storage,
    private readonly now: () => Date,
    /** Told what a developer should see. */
    private readonly logProblem: (problem: string) => void,
  ) {
    super();
  }

  /** Reads the stored token; a missing or expired one clears all local storage (section 4), and one that is none is logged (5.2). */
  start(): void {
    const token = this.token();
    const decoded = token ? decodeToken(token) : undefined;
    if (decoded?.ok === false) this.logProblem(decoded.message);
    if (isTokenExpired(token, this.now())) this.storage.clear();
    this.read();
  }

  /** Takes over what another tab did: signing in, signing out. */
  read(): void {
    const token = this.token();
    const decoded = token === null ? undefined : decodeToken(token);
    this.publish(decoded?.ok === true ? { claims: decoded.claims, lapsed: false } : SIGNED_OUT);
  }

  token(): string | null {
    return this.storage.getItem(TOKEN_KEY);
  }

  /** A stored token that has not expired (section 4). */
  isAuthenticated(): boolean {
    return !isTokenExpired(this.token(), this.now());
  }

  signIn(token: string): void {
    this.storage.setItem(TOKEN_KEY, token);
    this.read();
  }

  signOut(): void {
    this.storage.removeItem(TOKEN_KEY);
    this.publish(SIGNED_OUT);
  }

  /** Who most likely signs in again where a session has ended; nobody who has logged out. */
  lastLoginId(): string | undefined {
    return this.last;
  }

  /** Somebody logs out: that is done elsewhere first, by whoever listens. One whose session has lapsed only leaves. */
  logOut(): void {
    const { claims, lapsed } = this.state;
    if (claims !== null && !lapsed) this.leaving.forEach((listener) => listener(claims.sub));
    this.signOut();
    this.last = undefined;
  }

  /** Tells of the account that logs out, while the token is there still. */
  onLogOut(listener: (account: string) => void): void {
    this.leaving.add(listener);
  }

  /** The server refused the token. @param why its sentence */
  lapse(why?: string): void {
    if (this.state.claims === null || this.state.lapsed) return;
    this.publish({ claims: this.state.claims, lapsed: true, ...(why !== undefined && { why }) });
  }

  /** Says another sentence for a session that has lapsed, where the page knows more of it than the server. */
  explainLapse(why: string): void {
    if (this.state.lapsed) this.publish({ ...this.state, why });
  }

  readonly snapshot = (): SessionState => this.state;

  /** Tells when somebody else, or nobody, is signed in from now on, in whatever tab that was done. */
  onOtherAccount(listener: () => void): void {
    let account = this.state.claims?.sub;
    this.subscribe(() => {
      const now = this.state.claims?.sub;
      if (now === account) return;
      account = now;
      listener();
    });
  }

  /** Tells when a session that had lapsed goes on, with the account that it was of. */
  onSameAccountAgain(listener: () => void): void {
    let before = this.state;
    this.subscribe(() => {
      const { lapsed, claims } = before;
      before = this.state;
      if (lapsed && !before.lapsed && claims?.sub === before.claims?.sub) listener();
    });
  }

  private publish(state: SessionState): void {
    this.state = state;
    this.last = state.claims?.username ?? this.last;
    this.changed();
  }
}
