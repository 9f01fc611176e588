import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ErrorText, FieldBox, GroupBox, Hint, Label, Legend, RequiredMark } from './field.styles';

/** What a control must carry so that its label, hint and error belong to it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly id?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

const has = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

function useControl({ hint, error, required, id }: Omit<FieldProps, 'label' | 'children'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const invalid = error !== undefined && error !== '';
  const noteId = `${controlId}-note`;
  const control: ControlProps = {
    id: controlId,
    ...((invalid || has(hint)) && { 'aria-describedby': noteId }),
    ...(invalid && { 'aria-invalid': true }),
    ...(required === true && { 'aria-required': true }),
  };
  return { control, noteId, error: invalid ? error : undefined };
}

interface NotesProps {
  readonly noteId: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

function Notes({ noteId, hint, error }: NotesProps) {
  return (
    <div>
      <div aria-live="polite">
        {error !== undefined && (
          <ErrorText id={noteId}>
            <CircleAlert aria-hidden="true" />
            {error}
          </ErrorText>
        )}
      </div>
      {error === undefined && has(hint) && <Hint id={noteId}>{hint}</Hint>}
    </div>
  );
}

/** Owns id, label, hint, error and required mark, so that no input can forget one of them. */
export function Field({ label, children, ...rest }: FieldProps) {
  const { control, noteId, error } = useControl(rest);
  return (
    <FieldBox>
      <Label htmlFor={control.id}>
        {label}
        {rest.required === true && <RequiredMark />}
      </Label>
      {children(control)}
      <Notes noteId={noteId} hint={rest.hint} error={error} />
    </FieldBox>
  );
}

export interface FieldGroupProps extends Omit<FieldProps, 'children'> {
  /** `radiogroup` may say that it is required and wrong, a plain group may not. */
  readonly role?: 'group' | 'radiogroup' | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Field for several controls under one question. */
export function FieldGroup({ label, role = 'group', children, ...rest }: FieldGroupProps) {
  const { control, noteId, error } = useControl(rest);
  const described = control['aria-describedby'];
  const groupProps =
    role === 'radiogroup' ? control : { id: control.id, ...(described && { 'aria-describedby': described }) };
  return (
    <GroupBox {...groupProps} role={role}>
      <Legend>
        {label}
        {rest.required === true && <RequiredMark />}
      </Legend>
      {children(control)}
      <Notes noteId={noteId} hint={rest.hint} error={error} />
    </GroupBox>
  );
}
