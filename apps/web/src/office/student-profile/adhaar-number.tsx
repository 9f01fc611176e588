import { Button, Row } from '@school/ui';
import { useState } from 'react';
import { useRights } from '../../session/use-rights';
import { groupedDigits } from '../student/use-shown-field';
import { useShowAdhaar } from '../student/use-students';
import { useOutcomeToast } from '../form/use-outcome-toast';
import { useStudentProfileMessages } from './messages';

export interface AdhaarNumberProps {
  readonly studentID: string;
  /** The masked number, shown until somebody asks for the whole one. */
  readonly masked: string;
}

/** An Adhaar number, masked until an account that may change students presses Show; leaving the page masks it again (D88). */
export function AdhaarNumber({ studentID, masked }: AdhaarNumberProps) {
  const words = useStudentProfileMessages();
  const showOutcome = useOutcomeToast();
  const show = useShowAdhaar();
  const mayShow = useRights().includes('students');
  const [wholeNumber, setWholeNumber] = useState<string>();
  const ask = async () => {
    const answer = await showOutcome(show.send(studentID));
    if (answer.ok) setWholeNumber(answer.value.adhaarNumber);
  };
  return (
    <Row gap="s">
      <span role="status">{wholeNumber === undefined ? masked : groupedDigits(wholeNumber)}</span>
      {mayShow && (
        <Button
          variant="secondary"
          size="s"
          loading={show.running !== undefined}
          aria-label={wholeNumber === undefined ? words.showAdhaar : words.hideAdhaar}
          onClick={() => (wholeNumber === undefined ? void ask() : setWholeNumber(undefined))}
        >
          {wholeNumber === undefined ? words.show : words.hide}
        </Button>
      )}
    </Row>
  );
}
