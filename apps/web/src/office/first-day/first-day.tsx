import { useFailure } from '../../screen/failed';
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
  const { failed, heard } = useFailure();
  const { data } = found;
  if (!data?.isShown) return undefined;
  return (
    <FirstSteps
      steps={data.steps}
      isBusy={(choice.running ?? hiding.running) !== undefined}
      refusal={failed.text}
      onChoose={(chosen) => void heard(choice.send(chosen))}
      onHide={() => void heard(hiding.send({}))}
    />
  );
}
