import { ProgressBar } from '@school/ui';

export function ProgressBarExample() {
  return <ProgressBar label="Photo of Asha Verma" value={40} />;
}
