import { CircleAlert, TriangleAlert } from 'lucide-react';
import { createContext, use, useId, type ReactNode } from 'react';
import { useKitMessages } from '../messages/kit-messages';
import {
  ErrorText,
  FieldBox,
  GroupBox,
  Hint,
  Label,
  Legend,
  OptionalMark,
  RequiredMark,
  WarningText,
} from './field.styles';
import type { OuterProps } from '../theme/outer-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** The props that connect a control with its label, hint and error. */
export interface ControlProps {
  /** The id that the label refers to. */
  readonly id: string;
  /** The id of the hint, warning or error. */
  readonly 'aria-describedby'?: string;
  /** Set while there is an error. */
  readonly 'aria-invalid'?: true;
  /** Set when the field must be filled in. */
  readonly 'aria-required'?: true;
}

export interface FieldProps extends Omit<OuterProps, 'id'> {
  /** The question or name of the field; always visible. */
  readonly label: ReactNode;
  /** Help on what to enter, shown from the start. */
  readonly hint?: ReactNode;
  /** The error and how to correct it; shown in place of the hint. */
  readonly error?: string | undefined;
  /** A likely mistake that is still accepted; shown in place of the hint. */
  readonly warning?: string | undefined;
  /** Makes an error an alert: it is read out at once, interrupting anything else. */
  readonly announced?: boolean | undefined;
  /**
   * The field must be filled in: shown by a mark beside the label and told to screen readers.
   * @default false
   */
  readonly required?: boolean | undefined;
  /** The id of the control; generated when missing. */
  readonly id?: string | undefined;
  /** Renders the control with the props that connect it to the field. */
  readonly children: (control: ControlProps) => ReactNode;
}

type About = Pick<FieldProps, 'hint' | 'error' | 'warning' | 'announced' | 'required' | 'id'>;

const isFilled = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

function useControl({ hint, error, warning, announced, required, id }: About) {
  const generated = useId();
  const controlId = id ?? generated;
  const invalid = error !== undefined && error !== '';
  const noteId = `${controlId}-note`;
  const control: ControlProps = {
    id: controlId,
    ...((invalid || isFilled(warning) || isFilled(hint)) && { 'aria-describedby': noteId }),
    ...(invalid && { 'aria-invalid': true }),
    ...(required === true && { 'aria-required': true }),
  };
  return { control, notes: { noteId, hint, error: invalid ? error : undefined, warning, announced } };
}

interface NotesProps {
  readonly noteId: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly warning: string | undefined;
  readonly announced?: boolean | undefined;
}

/** The note below a control: its error, else its warning, else its hint. */
export function Notes({ noteId, hint, error, warning, announced }: NotesProps) {
  return (
    <div>
      <div aria-live="polite">
        {error !== undefined && (
          <ErrorText id={noteId} {...(announced === true && { role: 'alert' })}>
            <CircleAlert aria-hidden="true" />
            {error}
          </ErrorText>
        )}
        {error === undefined && isFilled(warning) && (
          <WarningText id={noteId}>
            <TriangleAlert aria-hidden="true" />
            {warning}
          </WarningText>
        )}
      </div>
      {error === undefined && !isFilled(warning) && isFilled(hint) && <Hint id={noteId}>{hint}</Hint>}
    </div>
  );
}

/** The fields that are marked beside their label: the required ones or, where most are required, the optional ones. */
export type FieldMarks = 'required' | 'optional';

/** The marks in use, set by the form around the fields. */
export const FieldMarksContext = createContext<FieldMarks>('required');

function Mark({ required }: { readonly required: boolean | undefined }) {
  const { optional } = useKitMessages();
  const marks = use(FieldMarksContext);
  if (marks === 'optional') return required === true ? undefined : <OptionalMark data-mark={optional} />;
  return required === true ? <RequiredMark /> : undefined;
}

/** Separates the props about label, hint and error from those for the outermost element. */
function split<Rest extends About>({ hint, error, warning, announced, required, id, ...outer }: Rest) {
  return { about: { hint, error, warning, announced, required, id }, outer };
}

/** Provides id, label, hint, error and required mark, so that no input can miss one of them. */
export function Field({ label, children, ...rest }: FieldProps) {
  const { about, outer } = split(rest);
  const { control, notes } = useControl(about);
  return (
    <FieldBox {...outer}>
      <Label htmlFor={control.id}>
        {label}
        <Mark required={rest.required} />
      </Label>
      {children(control)}
      <Notes {...notes} />
    </FieldBox>
  );
}

export interface FieldGroupProps
  extends Omit<FieldProps, 'children' | 'ref'>, Pick<OuterProps<'fieldset'>, 'ref'> {
  /** Only a `radiogroup` may be marked as required and invalid in ARIA; a plain group says so in its description. */
  readonly role?: 'radiogroup' | undefined;
  /** Renders the controls with the props that connect them to the field. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A field for several controls under one question. */
export function FieldGroup({ label, role, children, ...rest }: FieldGroupProps) {
  const { about, outer } = split(rest);
  const { control, notes } = useControl(about);
  const { mustBeFilledIn } = useKitMessages();
  const { 'aria-invalid': isInvalid, 'aria-required': isRequired, ...shared } = control;
  const isPlain = role === undefined;
  const requiredId = `${control.id}-required`;
  const described = [isPlain && isRequired && requiredId, control['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  const plain = { ...shared, 'data-invalid': isInvalid, ...(described && { 'aria-describedby': described }) };
  return (
    <GroupBox {...outer} {...(isPlain ? plain : control)} role={role}>
      <Legend>
        {label}
        <Mark required={rest.required} />
      </Legend>
      {isPlain && isRequired && (
        <VisuallyHidden id={requiredId} aria-hidden="true">
          {mustBeFilledIn}
        </VisuallyHidden>
      )}
      {children(control)}
      <Notes {...notes} />
    </GroupBox>
  );
}
