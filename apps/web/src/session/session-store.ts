import { decodeToken, isTokenExpired, type TokenClaims } from '@school/domain';
import { Store } from '../program/store';

/** Where the token is kept in the browser (section 9 of the specification). */
export const TOKEN_KEY = 'auth-token';

export interface SessionState {
  /** The claims of the stored token; null when nobody is signed in. */
  readonly claims: TokenClaims | null;
  /** True when the server no longer takes the token although the user was at work: sign in again, keep what was typed. */
  readonly lapsed: boolean;
  /** The server's reason for a lapsed session: who ended it, or what changed meanwhile. */
  readonly reason?: string;
}

const SIGNED_OUT: SessionState = { claims: null, lapsed: false };

/** The session of this browser: one token in storage, the same in every tab. */
export class SessionStore extends Store {
  private state: SessionState = SIGNED_OUT;
  /** The login id that was last signed in here, unless that user logged out. */
  private lastUsername: string | undefined;
  private readonly logOutListeners = new Set<(account: string) => void>();

  constructor(
    private readonly storage: Storage,
    private readonly now: () => Date,
    /** Logs a problem that a developer should see. */
    private readonly logProblem: (problem: string) => void,
  ) {
    super();
  }

  /** Reads the stored token. A missing or expired token clears all local storage (section 4); a malformed one is logged (5.2). */
  start(): void {
    const token = this.token();
    const decoded = token ? decodeToken(token) : undefined;
    if (decoded?.ok === false) this.logProblem(decoded.message);
    if (isTokenExpired(token, this.now())) this.storage.clear();
    this.read();
  }

  /** Takes over a sign-in or sign-out from another tab. */
  read(): void {
    const token = this.token();
    const decoded = token === null ? undefined : decodeToken(token);
    this.publish(decoded?.ok === true ? { claims: decoded.claims, lapsed: false } : SIGNED_OUT);
  }

  token(): string | null {
    return this.storage.getItem(TOKEN_KEY);
  }

  /** Whether there is a stored token that has not expired (section 4). */
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

  /** The login id of the user who most likely signs in again after a session ended; undefined after logging out. */
  lastLoginId(): string | undefined {
    return this.lastUsername;
  }

  /** Logs out: listeners do their part first, unless the session has lapsed, and then the session ends. */
  logOut(): void {
    const { claims, lapsed } = this.state;
    if (claims !== null && !lapsed) this.logOutListeners.forEach((listener) => listener(claims.sub));
    this.signOut();
    this.lastUsername = undefined;
  }

  /** Calls the listener with the account that logs out, while the token is still there. */
  onLogOut(listener: (account: string) => void): void {
    this.logOutListeners.add(listener);
  }

  /** Marks the session as lapsed, because the server refused the token. @param reason the server's sentence */
  lapse(reason?: string): void {
    if (this.state.claims === null || this.state.lapsed) return;
    this.publish({ claims: this.state.claims, lapsed: true, ...(reason !== undefined && { reason }) });
  }

  /** Replaces the reason of a lapsed session, where the page knows more about it than the server. */
  explainLapse(reason: string): void {
    if (this.state.lapsed) this.publish({ ...this.state, reason });
  }

  readonly snapshot = (): SessionState => this.state;

  /** Calls the listener when somebody else, or nobody, is signed in from now on, whichever tab that happened in. */
  onOtherAccount(listener: () => void): void {
    let account = this.state.claims?.sub;
    this.subscribe(() => {
      const accountNow = this.state.claims?.sub;
      if (accountNow === account) return;
      account = accountNow;
      listener();
    });
  }

  /** Calls the listener when a lapsed session goes on with the same account. */
  onSameAccountAgain(listener: () => void): void {
    let stateBefore = this.state;
    this.subscribe(() => {
      const { lapsed, claims } = stateBefore;
      stateBefore = this.state;
      if (lapsed && !stateBefore.lapsed && claims?.sub === stateBefore.claims?.sub) listener();
    });
  }

  private publish(state: SessionState): void {
    this.state = state;
    this.lastUsername = state.claims?.username ?? this.lastUsername;
    this.changed();
  }
}
