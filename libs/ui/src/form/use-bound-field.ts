import type { FocusEvent, ReactNode } from 'react';
import { useField, type FieldInputProps, type FieldMetaState } from 'react-final-form';

/** The props of every field bound to a form, in addition to those of its control. */
export interface BoundFieldOwnProps {
  /** The name of the value in the form, with dots for nested values. */
  readonly name: string;
  /** The question or name of the field; always visible. */
  readonly label: ReactNode;
  /** Help on what to enter, shown from the start. */
  readonly hint?: ReactNode;
  /**
   * The field must be filled in: shown by a mark beside the label and told to screen readers.
   * @default false
   */
  readonly required?: boolean | undefined;
}

type OwnedByTheForm = 'name' | 'value' | 'defaultValue' | 'onChange' | 'id' | 'required';

export type BoundFieldProps<Control> = BoundFieldOwnProps & Omit<Control, OwnedByTheForm>;

// Final Form turns '' into undefined; a schema would then complain about a wrong type instead of an empty field.
const asTyped = (value: unknown) => value;

// A field that was typed into and emptied again is unchanged, so it does not count as unsaved.
const sameText = (a: unknown, b: unknown) => (a ?? '') === (b ?? '');

const asText = (error: unknown) => (typeof error === 'string' && error !== '' ? error : undefined);

/**
 * Whether the focus moves to a link, or to a button beside the form, that is being pressed: an error would push it away from under
 * the finger, and lose the tap. With Tab nothing is pressed.
 */
const isPressedBesideForm = (target: EventTarget | null | undefined) =>
  (target instanceof HTMLAnchorElement || (target instanceof HTMLButtonElement && target.form === null)) &&
  target.matches(':active');

export interface BoundField {
  readonly input: FieldInputProps<string, HTMLElement>;
  readonly error: string | undefined;
}

/** The error to show at a field: its fault once the field was left, or the server's refusal until the value changes. */
export function errorOf({
  touched,
  error,
  submitError,
  dirtySinceLastSubmit,
}: FieldMetaState<unknown>): string | undefined {
  if (touched !== true) return undefined;
  return asText(error) ?? (dirtySinceLastSubmit === true ? undefined : asText(submitError));
}

/** The value and handlers that bind a control to the surrounding `Form`, and the error to show now (`errorOf`). */
export function useBoundField(name: string): BoundField {
  const { input, meta } = useField<string>(name, { parse: asTyped, isEqual: sameText });
  const onBlur = (event?: FocusEvent<HTMLElement>) => {
    if (!isPressedBesideForm(event?.relatedTarget)) input.onBlur(event);
  };
  return {
    input: { ...input, onBlur },
    error: errorOf(meta),
  };
}
