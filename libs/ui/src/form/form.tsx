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
 * Nothing when it is done: what was sent then counts as typed no longer. Else what was refused, a sentence per field name
 * (dotted names too); an empty object when the reason is no field's.
 */
export type SubmitOutcome = SubmitErrors | undefined;

export interface FormProps<Parsed> extends OuterProps<'form'> {
  /** May change later, e.g. when they are fetched anew: fields follow, but for those that hold something typed. */
  readonly initialValues: object;
  /** Checks the values; what it makes of them is what is submitted. */
  readonly schema: StandardSchema<Parsed>;
  /** Gets what the schema made of the values; gives the errors that the server found, by field, or nothing. */
  readonly onSubmit: (parsed: Parsed) => SubmitOutcome | Promise<SubmitOutcome>;
  /** Which fields say it beside their label; where most are required, mark the optional ones. */
  readonly marks?: FieldMarks | undefined;
  /** Its name, for those who listen. */
  readonly 'aria-label'?: string | undefined;
  /** The fields, and the button that sends. */
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

  // An effect, because the fields show that they are wrong only after this render.
  useEffect(() => {
    if (failures > 0 && element.current !== null) focusFirstInvalid(element.current);
  }, [element, failures]);

  const submit = async () => {
    await handleSubmit();
    const { hasValidationErrors, hasSubmitErrors } = form.getState();
    if (hasValidationErrors === true || hasSubmitErrors === true) setFailures((count) => count + 1);
  };

  // A disabled submit button keeps the browser from submitting on Enter, and nobody would learn what is missing.
  const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !isTypedInto(target)) return;
    if (element.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled !== true) return;
    event.preventDefault();
    void submit();
  };

  return (
    <Element
      // Of whom somebody types is mostly another: the browser keeps none of it. The fields of a login say otherwise.
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

/** Apart, so that not the whole form renders at each key. */
function UnsavedWork() {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  useUnsavedWork(dirty === true || submitting === true);
  return null;
}

// By content: a caller that writes its initial values inline must not reset what was typed at each render.
const sameContent = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What was sent counts as saved. Where the initial values followed others meanwhile, what was typed counts over those; where
 * they followed this very change, what was made of it stands in the field.
 */
function settle(sent: object, began: object | undefined, form: FormApi<object>): void {
  const now = form.getState().initialValues;
  if (now === undefined || began === undefined || now === began) {
    form.initialize(sent);
    return;
  }
  const isSame = (name: string, one: object, other: object) =>
    sameContent(getIn(one, name), getIn(other, name));
  const typed = form.getRegisteredFields().filter((name) => !isSame(name, sent, began));
  const withSent = (names: readonly string[]) =>
    names.reduce<object>((saved, name) => setIn(saved, name, getIn(sent, name)), now);
  form.batch(() => {
    // Once nothing that was sent counts as typed any more, a field follows again.
    form.initialize(withSent(typed));
    form.initialize(withSent(typed.filter((name) => isSame(name, now, began))));
  });
}

/** Checks what is typed against a schema, sends what the schema made of it, and leads the focus to the first field in error. */
export function Form<Parsed>(props: FormProps<Parsed>) {
  const { initialValues, onSubmit, schema, marks = 'required', ...rest } = props;
  const validate = useMemo(() => validateWith(schema), [schema]);
  const submit = async (values: object, form: FormApi<object>) => {
    const parsed = parseWith(schema, values);
    // The form library submits valid values only.
    if (parsed.issues) return validate(values);
    const began = form.getState().initialValues;
    const refused = await onSubmit(parsed.value);
    if (refused !== undefined) return nestErrors(refused);
    settle(values, began, form);
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
