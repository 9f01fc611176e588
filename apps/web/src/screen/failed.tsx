import { Alert } from '@school/ui';

export interface FailedProps {
  /** The sentence; nothing is shown without one. */
  readonly text: string | undefined;
  readonly title?: string;
  readonly onClose: () => void;
}

/** Why something was not done, until somebody closes it. */
export const Failed = ({ text, ...alert }: FailedProps) =>
  text !== undefined && (
    <Alert tone="danger" {...alert}>
      {text}
    </Alert>
  );
