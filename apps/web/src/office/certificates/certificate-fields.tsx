import type { CertificateField } from '@school/domain';
import { DateField, FormCell, FormRow, FormSection, TextareaField, TextField } from '@school/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words';
import { useCertificatesMessages } from './messages';

function Control({ field: { name, kind, max, required } }: { readonly field: CertificateField }) {
  const words = useCertificatesMessages();
  const { labels } = useWords().certificate;
  const common = { name: `fields.${name}`, label: labels[name], required };
  const hint = name === 'reason' ? words.reasonHint : undefined;
  if (kind === 'date') return <DateField {...common} />;
  if (kind === 'lines') return <TextareaField {...common} rows={2} maxLength={max} />;
  return <TextField {...common} maxLength={max} hint={hint} />;
}

export interface CertificateFieldsProps {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly fields: readonly CertificateField[];
  readonly children?: ReactNode;
}

/** The fields of a certificate in the order of its paper, each of which can be corrected (D65). */
export function CertificateFields({ id, title, description, fields, children }: CertificateFieldsProps) {
  return (
    <FormSection title={title} description={description} id={id} fitted>
      {fields.map((field) =>
        field.kind === 'lines' ? (
          <FormRow key={field.name}>
            <Control field={field} />
          </FormRow>
        ) : (
          <FormCell key={field.name} size={field.kind === 'date' ? 'date' : 'm'}>
            <Control field={field} />
          </FormCell>
        ),
      )}
      {children}
    </FormSection>
  );
}
