import {
  dateLabel,
  duesNeedWord,
  fromRupees,
  isCalendarDate,
  leavingReasons,
  schoolDate,
  type SchoolClass,
} from '@school/domain';
import {
  Alert,
  DateField,
  FormCell,
  FormRow,
  FormSection,
  Stack,
  TextareaField,
  useBoundField,
} from '@school/ui';
import { useEffect, useState } from 'react';
import type { CertificateDraft, LeavingDues } from '../../api/types';
import { useWords } from '../../messages/words';
import { OptionSelect } from '../form/option-field';
import { PageLink } from '../../screen/page-link';
import { counterOf } from '../student/counter-of';
import { DuesInForm, DuesShown, LeavingDuesField } from '../student/leaving-dues';
import { useCertificatesMessages } from './messages';

export interface LeavingSectionProps {
  readonly id: string;
  readonly studentID: string;
  readonly class: SchoolClass;
  readonly draft: Pick<CertificateDraft, 'left' | 'money'>;
  /** Whether the user may let dues pass. */
  readonly isAdmin: boolean;
  /** Called with the day on which the student leaves, `yyyy-mm-dd`. */
  readonly onLeftOn: (leftOn: string) => void;
}

function DayOfLeaving({ onLeftOn }: Pick<LeavingSectionProps, 'onLeftOn'>) {
  const { value } = useBoundField('leftOn').input;
  useEffect(() => {
    if (isCalendarDate(value)) onLeftOn(value);
  }, [value, onLeftOn]);
  return undefined;
}

/** The amount owed, and whether somebody must let it pass. */
function Passing({ needsWord, isAdmin }: { readonly needsWord: boolean; readonly isAdmin: boolean }) {
  const words = useCertificatesMessages();
  const { labels } = useWords();
  if (!needsWord) return <Alert tone="info">{words.issuedWithDues}</Alert>;
  if (!isAdmin) return <Alert tone="warning">{words.needsWord}</Alert>;
  return (
    <TextareaField
      name="duesReason"
      label={labels.duesReason}
      hint={words.wordHint}
      required
      rows={2}
      maxLength={200}
    />
  );
}

/** The day and reason of leaving, and the amount owed or to be refunded then, which must be confirmed (D65, D74, D75). */
export function LeavingSection(props: LeavingSectionProps) {
  const { id, studentID, class: schoolClass, draft, isAdmin, onLeftOn } = props;
  const words = useCertificatesMessages();
  const { labels, locale } = useWords();
  const [today] = useState(() => schoolDate(new Date()));
  const { left, money } = draft;
  const [dues, setDues] = useState<LeavingDues>();
  const due = (left ? money : dues)?.outstandingDue ?? 0;
  return (
    <FormSection
      title={words.parts.leaving}
      description={left ? words.isForLeaving(dateLabel(left.on, locale)) : words.leavingText}
      id={id}
      fitted
    >
      {!left && (
        <>
          <DayOfLeaving onLeftOn={onLeftOn} />
          <FormCell size="date">
            <DateField name="leftOn" label={labels.leftOn} max={today} required />
          </FormCell>
          <FormCell size="m">
            <OptionSelect name="leavingReason" values={leavingReasons} />
          </FormCell>
          <FormRow>
            <TextareaField name="remark" label={labels.remark} rows={2} maxLength={200} />
          </FormRow>
        </>
      )}
      <FormRow>
        <Stack gap="s">
          {left ? (
            <>
              <DuesInForm dues={money} />
              <DuesShown dues={money} />
            </>
          ) : (
            <LeavingDuesField studentID={studentID} onDues={setDues} />
          )}
          {due > 0 && <Passing needsWord={duesNeedWord(schoolClass, fromRupees(due))} isAdmin={isAdmin} />}
          {!left && <PageLink to={counterOf({ studentID })}>{words.tcFee}</PageLink>}
        </Stack>
      </FormRow>
    </FormSection>
  );
}
