import {
  personalFields,
  studentFields,
  type Field,
  type FieldGroup,
  type PersonalFieldName,
  type StudentFieldName,
} from '@school/domain';

/** A field of a student with its place in a form. */
export interface PlacedField {
  /** The name of its label in the catalogues. */
  readonly key: StudentFieldName | PersonalFieldName;
  /** Its name in the form. */
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

/** The names in the form of all fields of one group. */
export const fieldsOf = (group: FieldGroup): string[] =>
  allFields.filter(({ field }) => field.group === group).map(({ name }) => name);
