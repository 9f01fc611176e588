import { certificateFilterSchema, certificateStates, schoolCodes } from '@school/domain';
import { optionsOf, useWords } from '../../messages/words';
import { FilterChoice, FilterDay, FilterForm, FilterText } from '../list/filter-form';
import { useCertificatesMessages } from './messages';
import type { CertificateFilter } from './use-certificates';

export interface CertificatesFilterProps {
  readonly filter: CertificateFilter;
  readonly onFilter: (filter: CertificateFilter) => void;
}

/** What narrows the register of transfer certificates. */
export function CertificatesFilter(props: CertificatesFilterProps) {
  const words = useCertificatesMessages();
  const { labels, options } = useWords();
  return (
    <FilterForm {...props} schema={certificateFilterSchema} words={words}>
      <FilterText name="serial" label={words.number} hint={words.numberHint} maxLength={40} />
      <FilterText name="studentID" label={labels.studentID} maxLength={16} />
      <FilterChoice
        name="branch"
        label={labels.branchCode}
        placeholder={words.anyBranch}
        options={optionsOf(schoolCodes, options.branchCode)}
      />
      <FilterDay name="from" label={words.from} />
      <FilterDay name="to" label={words.to} />
      <FilterChoice
        name="state"
        label={labels.certificateState}
        placeholder={words.anyState}
        options={optionsOf(certificateStates, options.certificateState)}
      />
    </FilterForm>
  );
}
