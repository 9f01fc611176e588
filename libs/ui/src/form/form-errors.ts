import { FORM_ERROR, getIn, setIn } from 'final-form';
import type { StandardIssue, StandardResult, StandardSchema } from './standard-schema';

/** Errors in the shape of the form's values; each leaf is a sentence. */
export interface FormErrors {
  readonly [field: string]: unknown;
}

export type SubmitErrors = Readonly<Record<string, string>>;

const pathOf = ({ path = [] }: StandardIssue) =>
  path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');

/** The first error of a field wins: a schema names the most basic fault first. */
function addError(errors: FormErrors, path: string, message: string): FormErrors {
  if (path === '') return FORM_ERROR in errors ? errors : { ...errors, [FORM_ERROR]: message };
  return getIn(errors, path) === undefined ? (setIn(errors, path, message) as FormErrors) : errors;
}

/** The result of validating a form's values with a schema. @throws TypeError for a schema that validates asynchronously */
export function parseWith<Output>(schema: StandardSchema<Output>, values: unknown): StandardResult<Output> {
  const result = schema['~standard'].validate(values);
  if (result instanceof Promise) throw new TypeError('A form validates synchronously; this schema does not.');
  return result;
}

/**
 * Makes a function that validates the values of a form with a schema and returns one error per field, or none. That function
 * throws a TypeError for a schema that validates asynchronously.
 */
export function validateWith(schema: StandardSchema): (values: unknown) => FormErrors {
  return (values) =>
    (parseWith(schema, values).issues ?? []).reduce<FormErrors>(
      (errors, issue) => addError(errors, pathOf(issue), issue.message),
      {},
    );
}

/** Turns `{ 'personalDetail.fatherName': '...' }` into nested errors. */
export function nestErrors(errors: SubmitErrors): FormErrors {
  return Object.entries(errors).reduce<FormErrors>(
    (nested, [path, message]) => addError(nested, path, message),
    {},
  );
}

export function countErrors(errors: unknown): number {
  if (errors === undefined || errors === null || errors === '') return 0;
  if (typeof errors !== 'object') return 1;
  return Object.values(errors).reduce<number>((sum, inner) => sum + countErrors(inner), 0);
}
