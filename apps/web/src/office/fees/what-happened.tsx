import { RadioGroup, useBoundField } from '@school/ui';
import { useForm } from 'react-final-form';
import { useWords } from '../../messages/words';
import { useFeesMessages } from './messages';

const RETURNED = 'cheque-returned';
const OTHER = 'other';

/** Asks what happened to a cheque: the bank returned it, with the reason, or it was another mistake (D82). */
export function WhatHappened() {
  const { receipt: words } = useFeesMessages();
  const { labels, options } = useWords();
  const form = useForm();
  const { value: cause } = useBoundField('cause').input;
  const { value: reason } = useBoundField('reason').input;
  const usual = options.cause[RETURNED];
  const choose = (chosen: string) =>
    form.batch(() => {
      form.change('cause', chosen === RETURNED ? RETURNED : undefined);
      if (chosen === RETURNED && reason === '') form.change('reason', usual);
      if (chosen !== RETURNED && reason === usual) form.change('reason', undefined);
    });
  return (
    <RadioGroup
      name="what-happened"
      label={labels.cause}
      value={cause === RETURNED ? RETURNED : OTHER}
      options={[
        { value: OTHER, label: words.otherMistake },
        { value: RETURNED, label: words.chequeReturned },
      ]}
      onChange={choose}
    />
  );
}
