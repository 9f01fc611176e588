import type { FocusEvent, ReactNode } from 'react';
import { useField, type FieldInputProps, type FieldMetaState } from 'react-final-form';

/** What every field bound to the form takes beside the props of its control. */
export interface BoundFieldOwnProps {
  /** The name of the value in the form, with dots for what lies inside. */
  readonly name: string;
  /** What is asked; it never goes away. */
  readonly label: ReactNode;
  /** What to enter, before anyone gets it wrong. */
  readonly hint?: ReactNode;
  /**
   * It must be filled in: a mark beside the label, and said to screen readers.
   * @default false
   */
  readonly required?: boolean | undefined;
}

type OwnedByTheForm = 'name' | 'value' | 'defaultValue' | 'onChange' | 'id' | 'required';

export type BoundFieldProps<Control> = BoundFieldOwnProps & Omit<Control, OwnedByTheForm>;

// Final Form turns '' into undefined; a schema would then speak of a wrong type instead of an empty field.
const asTyped = (value: unknown) => value;

// A field that was typed into and emptied again is as it was: nothing of it is unsaved.
const sameText = (a: unknown, b: unknown) => (a ?? '') === (b ?? '');

const asText = (error: unknown) => (typeof error === 'string' && error !== '' ? error : undefined);

export interface BoundField {
  readonly input: FieldInputProps<string, HTMLElement>;
  readonly error: string | undefined;
}

/** What is to be said of a field: what is wrong once it was left, or what was refused until it is changed. */
export function errorOf({
  touched,
  error,
  submitError,
  dirtySinceLastSubmit,
}: FieldMetaState<unknown>): string | undefined {
  if (touched !== true) return undefined;
  return asText(error) ?? (dirtySinceLastSubmit === true ? undefined : asText(submitError));
}

/** What a control needs to show and change a value of the surrounding `Form`, and the error to show now, by `errorOf`. */
export function useBoundField(name: string): BoundField {
  const { input, meta } = useField<string>(name, { parse: asTyped, isEqual: sameText });
  const onBlur = (event?: FocusEvent<HTMLElement>) => {
    // Whoever leaves by a link wants no sentence, which would push the link away from under the mouse.
    if (!(event?.relatedTarget instanceof HTMLAnchorElement)) input.onBlur(event);
  };
  return {
    input: { ...input, onBlur },
    error: errorOf(meta),
  };
}
