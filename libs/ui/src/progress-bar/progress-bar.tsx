import styled, { css } from 'styled-components';
import { inForcedColours } from '../theme/forced-colours';
import type { OuterProps } from '../theme/outer-props';

const Track = styled.div`
  inline-size: 100%;
  block-size: ${({ theme }) => theme.size.progress};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.paper};
  overflow: hidden;
`;

const Fill = styled.div`
  block-size: 100%;
  background: ${({ theme }) => theme.color.primary};
  transition: inline-size ${({ theme }) => theme.motion.slow};

  ${inForcedColours(css`
    background: Highlight;
  `)}
`;

export interface ProgressBarProps extends OuterProps {
  /** The progress from 0 to 100. */
  readonly value: number;
  /** The name of the running task, for screen readers. */
  readonly label: string;
}

/** The progress of a task from 0 to 100; values outside count as the nearer end. */
export function ProgressBar({ value, label, ...outer }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <Track
      {...outer}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill style={{ inlineSize: `${String(percent)}%` }} />
    </Track>
  );
}
