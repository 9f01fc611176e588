import {
  personalFields,
  studentFields,
  type Field,
  type FieldGroup,
  type PersonalFieldName,
  type StudentFieldName,
} from '@school/domain';

/** A field of a student, and where a form has it. */
export interface PlacedField {
  /** As its label is named in the catalogues. */
  readonly key: StudentFieldName | PersonalFieldName;
  /** As the form knows it. */
  readonly name: string;
  readonly field: Field;
}

/** All fields, in the order of the form. */
export const allFields: readonly PlacedField[] = [
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

/** The names of a part's fields, as the form knows them. */
export const fieldsOf = (group: FieldGroup): string[] =>
  allFields.filter(({ field }) => field.group === group).map(({ name }) => name);
