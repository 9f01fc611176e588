import { useFailure } from '../../screen/failed';
import { FirstSteps } from './first-steps';
import { useFirstDayChoice, useHideFirstDay, type useFirstDay } from './use-first-day';

interface FirstDayProps {
  /** Read by the page, which waits for it; reading it here would start again. */
  readonly query: ReturnType<typeof useFirstDay>;
}

/** The first steps of a new school, for an administrator; nothing once the school is at work. */
export function FirstDay({ query }: FirstDayProps) {
  const choice = useFirstDayChoice();
  const hiding = useHideFirstDay();
  const { failed, showFailure } = useFailure();
  const { data } = query;
  if (!data?.isShown) return undefined;
  return (
    <FirstSteps
      steps={data.steps}
      isBusy={(choice.running ?? hiding.running) !== undefined}
      refusal={failed.text}
      onChoose={(chosen) => void showFailure(choice.send(chosen))}
      onHide={() => void showFailure(hiding.send({}))}
    />
  );
}
