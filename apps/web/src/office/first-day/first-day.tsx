import { useState } from 'react';
import type { Outcome } from '../../api/use-change';
import { ReadInVain, unread } from '../../screen/loading';
import { FirstSteps } from './first-steps';
import { useFirstDayMessages } from './messages';
import { useFirstDayChoice, useHideFirstDay, type useFirstDay } from './use-first-day';

interface FirstDayProps {
  /** Asked by the page, which waits for it: asked again here it would begin anew. */
  readonly found: ReturnType<typeof useFirstDay>;
}

/** The first steps of a school that begins, for an administrator; nothing for one that works already. */
export function FirstDay({ found }: FirstDayProps) {
  const words = useFirstDayMessages();
  const choice = useFirstDayChoice();
  const hiding = useHideFirstDay();
  const [refusal, setRefusal] = useState<string>();
  const { data } = found;
  if (!data) return unread(found, words.failed);
  if (!data.isShown) return undefined;
  const told = async (sent: Promise<Outcome<unknown>>) => {
    const answer = await sent;
    setRefusal(answer.ok ? undefined : answer.error.message);
  };
  return (
    <>
      <ReadInVain of={[found]} />
      <FirstSteps
        steps={data.steps}
        isBusy={(choice.running ?? hiding.running) !== undefined}
        refusal={refusal}
        onChoose={(chosen) => void told(choice.send(chosen))}
        onHide={() => void told(hiding.send({}))}
      />
    </>
  );
}
