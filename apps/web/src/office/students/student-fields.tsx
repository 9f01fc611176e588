import {
  fieldLabels,
  personalFields,
  studentFields,
  type ChosenSoFar,
  type Field,
  type FieldGroup,
  type FieldName,
} from '@school/domain';
import {
  DateField,
  FormRow,
  FormSection,
  RadioGroupField,
  SelectField,
  TextareaField,
  TextField,
} from '@school/ui';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { PictureField } from './picture-field';

interface PlacedField {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
}

const placed = (table: Readonly<Record<string, Field>>, prefix = ''): PlacedField[] =>
  Object.entries(table).map(([name, field]) => ({
    name: prefix + name,
    label: fieldLabels[name as FieldName],
    field,
  }));

const allFields = [...placed(studentFields), ...placed(personalFields, 'personalDetail.')];

interface ControlProps extends PlacedField {
  readonly chosen: ChosenSoFar;
}

/** The control that the table names for a field. */
function FieldControl({ name, label, field, chosen }: ControlProps) {
  const { control, required } = field;
  const common = { name, label, required };
  switch (control.kind) {
    case 'text':
      return (
        <TextField
          {...common}
          maxLength={control.maxLength}
          inputMode={control.inputMode}
          max={control.max}
          autoComplete="off"
        />
      );
    case 'lines':
      return (
        <FormRow>
          <TextareaField {...common} rows={2} maxLength={control.maxLength} />
        </FormRow>
      );
    case 'date':
      return <DateField {...common} />;
    case 'picture':
      return <PictureField {...common} shape={control.shape} />;
    case 'radios':
      return <RadioGroupField {...common} options={control.offer(chosen)} />;
    case 'select':
      return <SelectField {...common} options={control.offer(chosen)} />;
  }
}

/** What a field offers now; nothing for one that is no choice. */
const offered = ({ control }: Field, chosen: ChosenSoFar) =>
  'offer' in control ? control.offer(chosen) : undefined;

/** A choice that the one before it rules out is taken back at once, so that no hidden value stays behind. */
function useOnlyOfferedChoices(chosen: ChosenSoFar) {
  const form = useForm();
  useEffect(() => {
    for (const { name, field } of allFields) {
      const value: unknown = form.getFieldState(name)?.value;
      const options = offered(field, chosen);
      if (value && options && !options.some((option) => option.value === value)) form.change(name, undefined);
    }
  }, [form, chosen]);
}

/** The fields of one part of the form, in the order of the table. */
export function StudentFields({ group, title }: { readonly group: FieldGroup; readonly title: string }) {
  const { values } = useFormState<ChosenSoFar>({ subscription: { values: true } });
  useOnlyOfferedChoices(values);
  return (
    <FormSection title={title}>
      {allFields
        .filter(({ field }) => field.group === group && offered(field, values)?.length !== 0)
        .map((one) => (
          <FieldControl key={one.name} {...one} chosen={values} />
        ))}
    </FormSection>
  );
}
