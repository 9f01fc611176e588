import type { FormApi } from 'final-form';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Form as FinalForm, useFormState, type FormRenderProps } from 'react-final-form';
import styled from 'styled-components';
import { nestErrors, parseWith, validateWith, type SubmitErrors } from './form-errors';
import { focusFirstInvalid } from './focus-first-invalid';
import type { StandardSchema } from './standard-schema';
import { useUnsavedWork } from './unsaved-work';

/**
 * Nothing when it is done: what was sent then counts as typed no longer. Else what was refused, a sentence per field name
 * (dotted names too); an empty object when the reason is no field's.
 */
export type SubmitOutcome = SubmitErrors | undefined;

export interface FormProps<Parsed> {
  /** May change later, e.g. when they are fetched anew: fields follow, but for those that hold something typed. */
  readonly initialValues: object;
  /** Checks the values; what it makes of them is what is submitted. */
  readonly schema: StandardSchema<Parsed>;
  readonly onSubmit: (parsed: Parsed) => SubmitOutcome | Promise<SubmitOutcome>;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
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

type ElementProps = Pick<FormProps<unknown>, 'aria-label' | 'aria-labelledby' | 'children'> &
  Pick<FormRenderProps<object>, 'handleSubmit' | 'form'>;

function FormElement({ handleSubmit, form, children, ...rest }: ElementProps) {
  const element = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);

  // An effect, because the fields show that they are wrong only after this render.
  useEffect(() => {
    if (failures > 0 && element.current !== null) focusFirstInvalid(element.current);
  }, [failures]);

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
const sameContent = (a?: object, b?: object) => JSON.stringify(a) === JSON.stringify(b);

export function Form<Parsed>(props: FormProps<Parsed>) {
  const { initialValues, onSubmit, schema, ...rest } = props;
  const validate = useMemo(() => validateWith(schema), [schema]);
  const submit = async (values: object, form: FormApi<object>) => {
    const parsed = parseWith(schema, values);
    // The form library submits valid values only.
    if (parsed.issues) return validate(values);
    const refused = await onSubmit(parsed.value);
    if (refused !== undefined) return nestErrors(refused);
    form.initialize(values);
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
      {({ handleSubmit, form }) => <FormElement {...rest} handleSubmit={handleSubmit} form={form} />}
    </FinalForm>
  );
}
