import type { ChosenSoFar, Field, FieldGroup } from '@school/domain';
import {
  DateField,
  FormCell,
  FormRow,
  FormSection,
  RadioGroupField,
  SelectField,
  TextareaField,
} from '@school/ui';
import { useEffect, type ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { optionsOf, useWords } from '../../messages/words';
import { PictureField } from '../form/picture-field';
import { TickOf } from './copy-tick';
import { useStudentsMessages } from './messages';
import { allFields, type PlacedField } from './placed-fields';
import { StudentTextField } from './student-text-field';

interface ControlProps extends Omit<PlacedField, 'key'> {
  readonly label: string;
  /** The name of each choice. */
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: ChosenSoFar;
}

interface ChoiceFieldProps extends Omit<ControlProps, 'field'> {
  readonly required: boolean;
  readonly control: Extract<Field['control'], { kind: 'radios' | 'select' }>;
}

/** A choice among several; where it is optional, the empty choice says what applies then. */
function ChoiceField({ control, names, chosen, ...common }: ChoiceFieldProps) {
  const students = useStudentsMessages();
  const usual = control.usual?.(chosen);
  return (
    <SelectField
      {...common}
      placeholder={usual === undefined ? undefined : students.asBranch}
      options={optionsOf(control.offer(chosen), names)}
    />
  );
}

/** The control that the table of fields names for a field. */
function FieldControl({ name, label, names, field, chosen }: ControlProps) {
  const { control, required } = field;
  const common = { name, label, required };
  switch (control.kind) {
    case 'text':
      return <StudentTextField {...common} control={control} />;
    case 'lines':
      return <TextareaField {...common} rows={2} maxLength={control.maxLength} />;
    case 'date':
      return <DateField {...common} />;
    case 'picture':
      return <PictureField {...common} shape={control.shape} />;
    case 'radios':
      return <RadioGroupField {...common} options={optionsOf(control.offer(chosen), names)} />;
    case 'select':
      return <ChoiceField {...common} control={control} names={names} chosen={chosen} />;
  }
}

/** The choices that a field offers now; undefined for a field without choices. */
const offeredOptions = ({ control }: Field, chosen: ChosenSoFar) =>
  'offer' in control ? control.offer(chosen) : undefined;

/** Clears a choice at once when an earlier one rules it out, so that no hidden value stays behind. */
function useOnlyOfferedChoices(chosen: ChosenSoFar) {
  const form = useForm();
  useEffect(() => {
    for (const { name, field } of allFields) {
      const value: unknown = form.getFieldState(name)?.value;
      const options = offeredOptions(field, chosen);
      if (value && options && !options.some((option) => option === value)) form.change(name, undefined);
    }
  }, [form, chosen]);
}

/** The width of a field, by its content. */
function sizeOf({ control }: Field, names: ControlProps['names']): 's' | 'm' | 'date' | 'row' {
  switch (control.kind) {
    case 'lines':
      return 'row';
    case 'date':
      return 'date';
    case 'select':
      return Object.values(names).some(({ length }) => length > LONGEST_HALF) ? 'date' : 's';
    case 'text':
      if (control.digits !== undefined) return control.digits >= LONGEST_HALF ? 'date' : 's';
      return control.maxLength > LONGEST_SHORT ? 'm' : 's';
    case 'radios':
    case 'picture':
      return 'm';
  }
}

/** The most characters of a text field in the short width; names are longer. */
const LONGEST_SHORT = 40;

/** From this many digits, or beyond this many characters of a choice, half a line on a phone is too narrow. */
const LONGEST_HALF = 12;

interface CellProps extends Pick<ControlProps, 'field' | 'names'> {
  readonly children: ReactNode;
}

function Cell({ field, names, children }: CellProps) {
  const size = sizeOf(field, names);
  return size === 'row' ? <FormRow>{children}</FormRow> : <FormCell size={size}>{children}</FormCell>;
}

/** The fields of one part of the form, in the order of the table. */
export function StudentFields({ group, title }: { readonly group: FieldGroup; readonly title: string }) {
  const { values } = useFormState<ChosenSoFar>({ subscription: { values: true } });
  const { labels, options } = useWords();
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = options;
  useOnlyOfferedChoices(values);
  return (
    <FormSection title={title} id={group} fitted>
      {allFields
        .filter(({ field }) => field.group === group && offeredOptions(field, values)?.length !== 0)
        .map(({ key, ...placed }) => {
          const choices = names[key] ?? {};
          return (
            <Cell key={key} field={placed.field} names={choices}>
              <FieldControl {...placed} label={labels[key]} names={choices} chosen={values} />
              <TickOf field={key} />
            </Cell>
          );
        })}
    </FormSection>
  );
}
