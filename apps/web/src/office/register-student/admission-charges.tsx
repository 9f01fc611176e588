import {
  headLabel,
  admissionFees,
  formatRupees,
  hasStream,
  type FeeTable,
  type FeeTerms,
} from '@school/domain';
import { CheckboxField } from '@school/ui';
import { useFormState } from 'react-final-form';
import { useWords } from '../../messages/words';
import { useStudentsMessages } from '../student/messages';

export interface AdmissionChargesProps {
  /** The month of the registration. */
  readonly month: string;
  readonly feeTables: readonly FeeTable[] | undefined;
}

/** The tick that books the one-time fees, with their amounts for the chosen class (D47). */
export function AdmissionCharges({ month, feeTables }: AdmissionChargesProps) {
  const students = useStudentsMessages();
  const { labels, options } = useWords();
  const { values } = useFormState<Partial<FeeTerms>>({ subscription: { values: true } });
  const { class: chosen, stream, medium, boardType } = values;
  // The fees may differ by branch, which follows from medium and board (D79).
  const isKnown = chosen && medium && boardType && feeTables && (!hasStream(chosen) || stream !== undefined);
  const fees = isKnown ? admissionFees({ class: chosen, stream, medium, boardType }, month, feeTables) : [];
  const amounts = fees.map(({ head, amount }) => `${headLabel(options.head, head)} ${formatRupees(amount)}`);
  return (
    <CheckboxField
      name="admissionCharges"
      label={labels.admissionCharges}
      hint={amounts.length > 0 ? amounts.join(', ') : students.admissionChargesHint}
    />
  );
}
