import type { ApiError } from '@school/api-client';
import { dateTimeLabel, newSchoolDetailsSchema, type NewSchoolDetails } from '@school/domain';
import { Form, FormRow, FormSection, MoneyField, TextareaField, TextField } from '@school/ui';
import type { BranchDetails } from '../../api/types';
import { useRules, useWords } from '../../messages/words';
import { PictureField } from '../form/picture-field';
import { ChangedButton } from '../form/changed-button';
import { Failed, useRefusal } from '../../screen/failed';
import { useSettingsMessages } from './messages';

export interface SchoolDetailsFormProps {
  readonly details: BranchDetails;
  /** Returns the refusal, or nothing when the details are saved. */
  readonly onSave: (details: NewSchoolDetails) => Promise<ApiError | undefined>;
}

/** The details of one branch for its papers (D51). */
export function SchoolDetailsForm({ details, onSave }: SchoolDetailsFormProps) {
  const words = useSettingsMessages();
  const { labels, options, locale } = useWords();
  const { failed, onSubmit } = useRefusal(onSave);
  const { changedBy, changedAt, ...values } = details;
  const title = options.branchCode[details.branchCode];
  return (
    <Form
      initialValues={{ revision: 0, ...values }}
      schema={useRules(newSchoolDetailsSchema)}
      onSubmit={onSubmit}
      aria-label={title}
    >
      <Failed {...failed} />
      <FormSection
        title={title}
        description={
          changedBy === undefined || changedAt === undefined
            ? words.detailsHint
            : words.changedBy(changedBy, dateTimeLabel(new Date(changedAt), locale))
        }
      >
        <TextField name="name" label={labels.name} required maxLength={80} autoComplete="off" />
        <TextField name="nameHindi" label={labels.nameHindi} maxLength={80} autoComplete="off" lang="hi" />
        <TextField
          name="affiliationNumber"
          label={labels.affiliationNumber}
          maxLength={40}
          autoComplete="off"
        />
        <TextField
          name="phone"
          label={labels.phone}
          hint={words.phoneHint}
          maxLength={60}
          inputMode="tel"
          autoComplete="off"
        />
        <TextField
          name="upiId"
          label={labels.upiId}
          hint={words.upiHint}
          maxLength={321}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <MoneyField name="returnedChequeFine" label={labels.returnedChequeFine} hint={words.fineHint} />
        <FormRow>
          <TextareaField name="address" label={labels.address} rows={3} maxLength={200} />
        </FormRow>
        <PictureField name="logo" label={labels.logo} shape="logo" />
        <FormRow>
          <ChangedButton isRefused={failed.text !== undefined}>{words.saveDetails}</ChangedButton>
        </FormRow>
      </FormSection>
    </Form>
  );
}
