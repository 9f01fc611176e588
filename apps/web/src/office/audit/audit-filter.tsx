import { auditActions, auditFilterSchema } from '@school/domain';
import { optionsOf, useWords } from '../../messages/words';
import { accountOptions, FilterChoice, FilterDay, FilterForm, FilterText } from '../list/filter-form';
import { useAuditMessages } from './messages';
import type { AuditFilter as Filter } from './use-audit';

export interface AuditFilterProps {
  readonly filter: Filter;
  readonly actors: readonly { readonly id: string; readonly name: string; readonly username: string }[];
  readonly onFilter: (filter: Filter) => void;
}

/** What narrows the audit log. */
export function AuditFilter({ actors, ...rest }: AuditFilterProps) {
  const words = useAuditMessages();
  const { labels, options } = useWords();
  return (
    <FilterForm {...rest} schema={auditFilterSchema} words={words}>
      <FilterText name="subject" label={labels.auditSubject} hint={words.subjectHint} maxLength={40} />
      <FilterChoice
        name="account"
        label={labels.auditBy}
        placeholder={words.anyone}
        options={accountOptions(actors)}
      />
      <FilterChoice
        name="action"
        label={labels.auditAction}
        placeholder={words.anything}
        options={optionsOf(auditActions, options.auditAction)}
      />
      <FilterDay name="from" label={words.from} />
      <FilterDay name="to" label={words.to} />
    </FilterForm>
  );
}
