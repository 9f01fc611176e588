import { getIn, setIn, type FormApi } from 'final-form';
import { useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Form as FinalForm, useFormState, type FormRenderProps } from 'react-final-form';
import styled from 'styled-components';
import { FieldMarksContext, type FieldMarks } from '../field/field';
import { nestErrors, parseWith, validateWith, type SubmitErrors } from './form-errors';
import { focusFirstInvalid } from './focus-first-invalid';
import type { StandardSchema } from './standard-schema';
import { useUnsavedWork } from './unsaved-work';
import { useSharedRef, type OuterProps } from '../theme/outer-props';

/**
 * Undefined on success: the sent values then no longer count as unsaved. Otherwise one error sentence per field name (dotted
 * names too); an empty object when the reason belongs to no field.
 */
export type SubmitOutcome = SubmitErrors | undefined;

export interface FormProps<Parsed> extends OuterProps<'form'> {
  /** The stored values. They may change later, e.g. after a new fetch: fields follow, except those with unsaved input. */
  readonly initialValues: object;
  /** Checks the values; its output is what gets submitted. */
  readonly schema: StandardSchema<Parsed>;
  /** Called with the output of the schema; returns the errors that the server found, by field, or nothing. */
  readonly onSubmit: (parsed: Parsed) => SubmitOutcome | Promise<SubmitOutcome>;
  /** The fields that are marked beside their label; where most are required, mark the optional ones. */
  readonly marks?: FieldMarks | undefined;
  /** The name of the form for screen readers. */
  readonly 'aria-label'?: string | undefined;
  /** The fields and the submit button. */
  readonly children: ReactNode;
}

const Element = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.l};
  min-inline-size: 0;
`;

const isTypedInto = (target: EventTarget) =>
  target instanceof HTMLInputElement && !['button', 'submit', 'reset', 'file'].includes(target.type);

type ElementProps = Omit<FormProps<unknown>, 'initialValues' | 'schema' | 'onSubmit'> &
  Pick<FormRenderProps<object>, 'handleSubmit' | 'form'>;

function FormElement({ handleSubmit, form, children, ref, ...rest }: ElementProps) {
  const element = useSharedRef(ref);
  const [failures, setFailures] = useState(0);

  // In an effect, because the fields show their errors only after this render.
  useEffect(() => {
    if (failures > 0 && element.current !== null) focusFirstInvalid(element.current);
  }, [element, failures]);

  const submit = async () => {
    await handleSubmit();
    const { hasValidationErrors, hasSubmitErrors } = form.getState();
    if (hasValidationErrors === true || hasSubmitErrors === true) setFailures((count) => count + 1);
  };

  // A disabled submit button stops the browser from submitting on Enter, and nobody would learn what is missing.
  const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !isTypedInto(target)) return;
    if (element.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled !== true) return;
    event.preventDefault();
    void submit();
  };

  return (
    <Element
      // The values are usually about other people, so the browser must not store them; login fields set their own `autoComplete`.
      autoComplete="off"
      {...rest}
      ref={element}
      noValidate
      onKeyDown={submitOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void submit();
      }}
    >
      <UnsavedWork />
      {children}
    </Element>
  );
}

/** A component of its own, so that not the whole form renders at every key press. */
function UnsavedWork() {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  useUnsavedWork(dirty === true || submitting === true);
  return null;
}

// Compared by content: a caller that writes its initial values inline must not reset the typed input at every render.
const sameContent = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Marks the sent values as saved. If the initial values changed meanwhile, the typed values win over those; but if the change
 * came from this very submit, the field shows the stored value.
 */
function settle(sent: object, initialAtSubmit: object | undefined, form: FormApi<object>): void {
  const initialNow = form.getState().initialValues;
  if (initialNow === undefined || initialAtSubmit === undefined || initialNow === initialAtSubmit) {
    form.initialize(sent);
    return;
  }
  const isSame = (name: string, one: object, other: object) =>
    sameContent(getIn(one, name), getIn(other, name));
  const typedNames = form.getRegisteredFields().filter((name) => !isSame(name, sent, initialAtSubmit));
  const withSent = (names: readonly string[]) =>
    names.reduce<object>((values, name) => setIn(values, name, getIn(sent, name)), initialNow);
  form.batch(() => {
    // In a second step, as a field follows the initial values again only once its sent value counts as saved.
    form.initialize(withSent(typedNames));
    form.initialize(withSent(typedNames.filter((name) => isSame(name, initialNow, initialAtSubmit))));
  });
}

/** Checks the values against a schema, submits the output of the schema, and focuses the first field in error. */
export function Form<Parsed>(props: FormProps<Parsed>) {
  const { initialValues, onSubmit, schema, marks = 'required', ...rest } = props;
  const validate = useMemo(() => validateWith(schema), [schema]);
  const submit = async (values: object, form: FormApi<object>) => {
    const parsed = parseWith(schema, values);
    // The form library submits valid values only.
    if (parsed.issues) return validate(values);
    const initialAtSubmit = form.getState().initialValues;
    const refused = await onSubmit(parsed.value);
    if (refused !== undefined) return nestErrors(refused);
    settle(values, initialAtSubmit, form);
    return undefined;
  };
  return (
    <FinalForm<object>
      initialValues={initialValues}
      initialValuesEqual={sameContent}
      keepDirtyOnReinitialize
      subscription={{}}
      validate={validate}
      onSubmit={submit}
    >
      {({ handleSubmit, form }) => (
        <FieldMarksContext value={marks}>
          <FormElement {...rest} handleSubmit={handleSubmit} form={form} />
        </FieldMarksContext>
      )}
    </FinalForm>
  );
}
