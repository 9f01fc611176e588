import type { ComponentProps } from 'react';
import {
  NavigationType,
  parsePath,
  type To,
  type unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';

/** Where a step leads, as far as guards look at it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

type StepHistory = ComponentProps<typeof HistoryRouter>['history'];
type Guard = (next: Place) => boolean;

const placeOf = (to: To): Place => {
  const { pathname = '', search = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search };
};

/**
 * Holds steps back while something on the page is not saved: links and calls of `navigate` before they happen, the
 * browser's own Back and Forward by undoing them. An address typed by hand cannot be undone and is let through; the
 * router that could ask at all weighs twice as much in the first view, and lets it through as well.
 */
export class StepGuard {
  private guard: Guard | undefined;
  private heldStep: (() => void) | undefined;
  private ignoresNextPop = false;
  private letsNextPopPass = false;
  private readonly listeners = new Set<() => void>();
  readonly history: StepHistory;

  constructor(history: StepHistory) {
    const push = history.push.bind(history);
    const replace = history.replace.bind(history);
    const listen = history.listen.bind(history);
    history.push = (to, state) => this.take(to, () => push(to, state));
    history.replace = (to, state) => this.take(to, () => replace(to, state));
    history.listen = (listener) =>
      listen((update) => {
        if (update.action !== NavigationType.Pop || this.mayPop(update.location, update.delta))
          listener(update);
      });
    this.history = history;
  }

  /** Asks `holds` about each step from now on. @returns ends it */
  watch(holds: Guard): () => void {
    this.guard = holds;
    return () => {
      if (this.guard === holds) this.guard = undefined;
    };
  }

  /** Takes the step that is held back after all. */
  proceed(): void {
    const step = this.heldStep;
    this.hold(undefined);
    step?.();
  }

  /** Forgets the step that is held back. */
  stay(): void {
    this.hold(undefined);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly isHolding = (): boolean => this.heldStep !== undefined;

  private take(to: To, step: () => void): void {
    if (this.guard?.(placeOf(to)) === true) this.hold(step);
    else step();
  }

  private mayPop(to: To, delta: number | null): boolean {
    if (this.ignoresNextPop) {
      this.ignoresNextPop = false;
      return false;
    }
    const isAllowed = this.letsNextPopPass || this.guard?.(placeOf(to)) !== true;
    this.letsNextPopPass = false;
    // Without a distance the step cannot be undone: the address was typed by hand.
    if (isAllowed || !delta) return true;
    this.ignoresNextPop = true;
    this.history.go(-delta);
    this.hold(() => {
      this.letsNextPopPass = true;
      this.history.go(delta);
    });
    return false;
  }

  private hold(step: (() => void) | undefined): void {
    this.heldStep = step;
    this.listeners.forEach((listener) => listener());
  }
}
