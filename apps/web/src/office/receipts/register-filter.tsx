import { paymentModes, receiptFilterSchema } from '@school/domain';
import { optionsOf, useWords } from '../../messages/words';
import { accountOptions, FilterChoice, FilterDay, FilterForm, FilterText } from '../list/filter-form';
import { useReceiptsMessages } from './messages';
import type { RegisterFilter as Filter } from './use-register';

export interface RegisterFilterProps {
  readonly filter: Filter;
  readonly collectors: readonly { readonly id: string; readonly name: string; readonly username: string }[];
  readonly onFilter: (filter: Filter) => void;
}

/** What narrows the register of receipts. */
export function RegisterFilter({ collectors, ...rest }: RegisterFilterProps) {
  const words = useReceiptsMessages();
  const { labels, options } = useWords();
  return (
    <FilterForm {...rest} schema={receiptFilterSchema} words={words}>
      <FilterText name="number" label={words.number} hint={words.numberHint} maxLength={60} />
      <FilterText name="studentID" label={labels.studentID} maxLength={60} />
      <FilterChoice
        name="collector"
        label={labels.collector}
        placeholder={words.anyone}
        options={accountOptions(collectors)}
      />
      <FilterDay name="from" label={words.from} />
      <FilterDay name="to" label={words.to} />
      <FilterChoice
        name="mode"
        label={labels.mode}
        placeholder={words.anyMode}
        options={optionsOf(paymentModes, options.mode)}
      />
    </FilterForm>
  );
}
