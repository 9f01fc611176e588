import { Component, startTransition, type ReactNode } from 'react';
import { forgetFailures } from './page';

interface CrashBoundaryProps {
  /** Where the user is; a new place is rendered afresh. */
  readonly place: string;
  /** Shown in place of a screen that has a bug or could not be loaded. */
  readonly instead: (onTryAgain: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly isCrashed: boolean;
}

/** Keeps a bug of one screen from taking the whole program away. A class, because React has no hook for it. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { isCrashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { isCrashed: true };
  }

  override componentDidUpdate(propsBefore: CrashBoundaryProps): void {
    if (this.state.isCrashed && propsBefore.place !== this.props.place) this.tryAgain();
  }

  private readonly tryAgain = (): void => {
    forgetFailures();
    startTransition(() => this.setState({ isCrashed: false }));
  };

  override render(): ReactNode {
    return this.state.isCrashed ? this.props.instead(this.tryAgain) : this.props.children;
  }
}
