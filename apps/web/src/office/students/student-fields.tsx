import {
  personalFields,
  studentFields,
  type ChosenSoFar,
  type Field,
  type FieldGroup,
  type PersonalFieldName,
  type StudentFieldName,
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
import { optionsOf, useWords } from '../../messages/words';
import { PictureField } from './picture-field';

interface PlacedField {
  /** As its label is named in the catalogues. */
  readonly key: StudentFieldName | PersonalFieldName;
  /** As the form knows it. */
  readonly name: string;
  readonly field: Field;
}

const allFields: readonly PlacedField[] = [
  ...(Object.keys(studentFields) as StudentFieldName[]).map((key) => ({
    key,
    name: key,
    field: studentFields[key],
  })),
  ...(Object.keys(personalFields) as PersonalFieldName[]).map((key) => ({
    key,
    name: `personalDetail.${key}`,
    field: personalFields[key],
  })),
];

interface ControlProps extends Omit<PlacedField, 'key'> {
  readonly label: string;
  /** What each choice is called. */
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: ChosenSoFar;
}

/** The control that the table names for a field. */
function FieldControl({ name, label, names, field, chosen }: ControlProps) {
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
      return <RadioGroupField {...common} options={optionsOf(control.offer(chosen), names)} />;
    case 'select':
      return <SelectField {...common} options={optionsOf(control.offer(chosen), names)} />;
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
      if (value && options && !options.some((option) => option === value)) form.change(name, undefined);
    }
  }, [form, chosen]);
}

/** The fields of one part of the form, in the order of the table. */
export function StudentFields({ group, title }: { readonly group: FieldGroup; readonly title: string }) {
  const { values } = useFormState<ChosenSoFar>({ subscription: { values: true } });
  const { labels, options } = useWords();
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = options;
  useOnlyOfferedChoices(values);
  return (
    <FormSection title={title}>
      {allFields
        .filter(({ field }) => field.group === group && offered(field, values)?.length !== 0)
        .map(({ key, ...one }) => (
          <FieldControl key={key} {...one} label={labels[key]} names={names[key] ?? {}} chosen={values} />
        ))}
    </FormSection>
  );
}
