import {
  certificateFormSchema,
  certificateParts,
  schoolDate,
  type CertificateField,
  type SchoolClass,
} from '@school/domain';
import { Form, FormBar, SubmitButton, type FormPart, type SubmitOutcome } from '@school/ui';
import { useMemo, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import type { CertificateDraft } from '../../api/types';
import { useRules } from '../../messages/words';
import { LeaveGuard } from '../form/leave-guard';
import { CertificateFields } from './certificate-fields';
import { LeavingSection } from './leaving-section';
import { useCertificatesMessages } from './messages';
import { ScholarRows } from './scholar-rows';

/** The submitted values, as the schema parses them. */
export type FilledCertificate = z.output<ReturnType<typeof certificateFormSchema>>;

export interface CertificateFormProps {
  readonly studentID: string;
  readonly class: SchoolClass;
  /** The values for the chosen day of leaving; fields that were not corrected follow it. */
  readonly draft: CertificateDraft;
  readonly isAdmin: boolean;
  /** Called with the day on which the student leaves, `yyyy-mm-dd`. */
  readonly onLeftOn: (leftOn: string) => void;
  readonly onSubmit: (filled: FilledCertificate) => Promise<SubmitOutcome>;
  /** Shown beside the button that issues it. */
  readonly children?: ReactNode;
}

/** A certificate before it is issued: filled in from the record, each field open to correction (D65). */
export function CertificateForm(props: CertificateFormProps) {
  const { studentID, draft, isAdmin, onLeftOn, onSubmit, children } = props;
  const words = useCertificatesMessages();
  const { form, left } = draft;
  const { head, body, foot } = certificateParts[form];
  const [today] = useState(() => schoolDate(new Date()));
  const initialValues = {
    studentID,
    fields: draft.fields,
    rows: draft.rows,
    ...(left === undefined && { leftOn: today }),
  };
  const schema = useMemo(
    () => certificateFormSchema(form, left !== undefined, isAdmin ? props.class : undefined),
    [form, left, isAdmin, props.class],
  );
  const fieldNames = (list: readonly CertificateField[]) => list.map(({ name }) => `fields.${name}`);
  const isScholar = form === 'scholar';
  const parts: FormPart[] = [
    {
      id: 'leaving',
      title: words.parts.leaving,
      fields: ['leftOn', 'leavingReason', 'duesSeen', 'duesReason'],
    },
    { id: 'body', title: words.parts.body, fields: fieldNames([...head, ...body]) },
    ...(isScholar
      ? [
          { id: 'rows', title: words.parts.rows, fields: ['rows'] },
          { id: 'foot', title: words.parts.foot, fields: fieldNames(foot) },
        ]
      : []),
  ];
  return (
    <Form
      initialValues={initialValues}
      schema={useRules(schema)}
      onSubmit={onSubmit}
      marks="required"
      aria-label={words.certificate}
    >
      <LeaveGuard />
      <LeavingSection
        id="leaving"
        studentID={studentID}
        class={props.class}
        draft={draft}
        isAdmin={isAdmin}
        onLeftOn={onLeftOn}
      />
      <CertificateFields
        id="body"
        title={words.body}
        description={words.bodyText}
        fields={[...head, ...body]}
      />
      {isScholar && <ScholarRows id="rows" />}
      {foot.length > 0 && <CertificateFields id="foot" title={words.parts.foot} fields={foot} />}
      <FormBar parts={parts}>
        {children}
        <SubmitButton>{words.submit}</SubmitButton>
      </FormBar>
    </Form>
  );
}
