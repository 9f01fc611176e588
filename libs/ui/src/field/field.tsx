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

/** What a control must carry so that its label, hint and error belong to it. */
export interface ControlProps {
  /** What the label points at. */
  readonly id: string;
  /** The hint, warning or error. */
  readonly 'aria-describedby'?: string;
  /** There is an error. */
  readonly 'aria-invalid'?: true;
  /** It must be filled in. */
  readonly 'aria-required'?: true;
}

export interface FieldProps extends Omit<OuterProps, 'id'> {
  /** What is asked; it never goes away. */
  readonly label: ReactNode;
  /** What to enter, before anyone gets it wrong. */
  readonly hint?: ReactNode;
  /** What is wrong and what is wanted; stands in place of the hint. */
  readonly error?: string | undefined;
  /** What is likely to be wrong, though it is not refused; stands in place of the hint. */
  readonly warning?: string | undefined;
  /** An error here is an alert: it is said at once, whatever else is being said. */
  readonly announced?: boolean | undefined;
  /**
   * It must be filled in: a mark beside the label, and said to screen readers.
   * @default false
   */
  readonly required?: boolean | undefined;
  /** Of the control; one is made when it is left out. */
  readonly id?: string | undefined;
  /** Draws the control with what it must carry. */
  readonly children: (control: ControlProps) => ReactNode;
}

type About = Pick<FieldProps, 'hint' | 'error' | 'warning' | 'announced' | 'required' | 'id'>;

const has = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

function useControl({ hint, error, warning, announced, required, id }: About) {
  const generated = useId();
  const controlId = id ?? generated;
  const invalid = error !== undefined && error !== '';
  const noteId = `${controlId}-note`;
  const control: ControlProps = {
    id: controlId,
    ...((invalid || has(warning) || has(hint)) && { 'aria-describedby': noteId }),
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

/** What is said below a control: its error, or else its warning or hint. */
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
        {error === undefined && has(warning) && (
          <WarningText id={noteId}>
            <TriangleAlert aria-hidden="true" />
            {warning}
          </WarningText>
        )}
      </div>
      {error === undefined && !has(warning) && has(hint) && <Hint id={noteId}>{hint}</Hint>}
    </div>
  );
}

/** Which fields say it beside their label: those that must be filled in, or, where most must, those that may stay empty. */
export type FieldMarks = 'required' | 'optional';

/** Set by the form around the fields. */
export const FieldMarksContext = createContext<FieldMarks>('required');

function Mark({ required }: { readonly required: boolean | undefined }) {
  const { optional } = useKitMessages();
  const marks = use(FieldMarksContext);
  if (marks === 'optional') return required === true ? undefined : <OptionalMark data-mark={optional} />;
  return required === true ? <RequiredMark /> : undefined;
}

/** What a field says, apart from what its outermost element takes. */
function split<Rest extends About>({ hint, error, warning, announced, required, id, ...outer }: Rest) {
  return { about: { hint, error, warning, announced, required, id }, outer };
}

/** Owns id, label, hint, error and required mark, so that no input can forget one of them. */
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
  /** `radiogroup` may say that it is required and wrong; of a plain group, which may not, a description says it. */
  readonly role?: 'group' | 'radiogroup' | undefined;
  /** Draws the controls with what they must carry. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** Field for several controls under one question. */
export function FieldGroup({ label, role = 'group', children, ...rest }: FieldGroupProps) {
  const { about, outer } = split(rest);
  const { control, notes } = useControl(about);
  const { mustBeFilledIn } = useKitMessages();
  const { 'aria-invalid': isInvalid, 'aria-required': isRequired, ...shared } = control;
  const isPlain = role === 'group';
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
