import { feesFromMonths, monthLabel, schoolCodes } from '@school/domain';
import { SelectField } from '@school/ui';
import { optionsOf, useWords } from '../../messages/words';
import { useSettingsMessages } from './messages';

/** The month from which it is in force. @param month the current month */
export function FromMonthField({ month }: { readonly month: string }) {
  const words = useSettingsMessages();
  const { labels, locale } = useWords();
  return (
    <SelectField
      name="from"
      label={labels.from}
      hint={words.fromMonthHint}
      required
      options={feesFromMonths(month).map((value) => ({ value, label: monthLabel(value, locale) }))}
    />
  );
}

/** The branch where it is in force, or both. */
export function BranchField() {
  const words = useSettingsMessages();
  const { labels, options } = useWords();
  return (
    <SelectField
      name="branch"
      label={labels.branch}
      placeholder={words.both}
      options={optionsOf(schoolCodes, options.branchCode)}
    />
  );
}
