import { useState } from 'react';
import type { Outcome } from '../../api/use-change';
import { FirstSteps } from './first-steps';
import { useFirstDayChoice, useHideFirstDay, type useFirstDay } from './use-first-day';

interface FirstDayProps {
  /** Asked by the page, which waits for it: asked again here it would begin anew. */
  readonly found: ReturnType<typeof useFirstDay>;
}

/** The first steps of a school that begins, for an administrator; nothing for one that works already. */
export function FirstDay({ found }: FirstDayProps) {
  const choice = useFirstDayChoice();
  const hiding = useHideFirstDay();
  const [refusal, setRefusal] = useState<string>();
  const { data } = found;
  if (!data?.isShown) return undefined;
  const told = async (sent: Promise<Outcome<unknown>>) => {
    const answer = await sent;
    setRefusal(answer.ok ? undefined : answer.error.message);
  };
  return (
    <FirstSteps
      steps={data.steps}
      isBusy={(choice.running ?? hiding.running) !== undefined}
      refusal={refusal}
      onChoose={(chosen) => void told(choice.send(chosen))}
      onHide={() => void told(hiding.send({}))}
    />
  );
}
