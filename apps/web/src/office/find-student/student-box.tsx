import { ComboBox, Field, useBoundField, type SubmitOutcome } from '@school/ui';
import { useEffect, useImperativeHandle, useState, useTransition, type Ref } from 'react';
import { useForm } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import type { FoundStudent } from '../../api/types';
import { useSlashKey } from '../../screen/use-slash-key';
import { receiptPath } from '../ledger/ledger-table';
import type { Typing } from '../list/use-text-in-address';
import { useFinding } from './use-finding';

export interface StudentBoxHandle {
  /** Submits the text in the box, for Enter and the button. @returns the error for its field, if it is refused */
  readonly send: (text: string) => SubmitOutcome;
}

export interface StudentBoxProps {
  readonly ref: Ref<StudentBoxHandle>;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onFind: (studentID: string) => void;
  /** The ID of the student on screen. */
  readonly studentID: string;
  /** The text typed since a student was last found. */
  readonly typing: Typing;
}

/** The field that finds a student: by ID, or by other details of the student, with the matches below (D57). */
export function StudentBox({
  ref,
  label,
  placeholder,
  autoFocus = true,
  onFind,
  studentID: shownID,
  typing,
}: StudentBoxProps) {
  const search = useSlashKey();
  const form = useForm();
  const navigate = useNavigate();
  const { input, error } = useBoundField('studentID');
  const [typed, setTyped] = typing;
  const [isPending, startTransition] = useTransition();
  const [sent, setSent] = useState<string>();
  const take = ({ studentID, studentReceiptNo }: FoundStudent) => {
    done();
    if (studentReceiptNo === undefined) onFind(studentID);
    else void navigate(receiptPath(studentID, studentReceiptNo));
  };
  const find = (studentID: string) => {
    done();
    onFind(studentID);
  };
  const { retyped, hasCome, box, ...finding } = useFinding(typed, { take, find });
  const done = () => {
    setSent(typed);
    // In a transition like the change of the address, or the box would briefly show the previous student's ID.
    startTransition(() => setTyped(undefined));
    retyped();
  };
  const send = (text: string): SubmitOutcome => {
    // Pressing Enter twice before a slow PC shows the next screen asks for the student only once.
    if (isPending && typed === sent) return {};
    const refused = finding.send(text);
    // The box shows the student on screen: the submitted text does not become the form's saved value.
    return refused === undefined ? {} : { studentID: refused };
  };
  useImperativeHandle(ref, () => ({ send }));

  useEffect(() => {
    // Shows text typed before the box was mounted or in another box; else the student on screen, who may not have been left.
    const text = typed ?? shownID;
    if (text !== input.value) form.change('studentID', text);
  }, [typed, shownID, input.value, form]);

  useEffect(() => {
    if (hasCome) void form.submit();
  }, [hasCome, form]);

  return (
    <Field label={label} error={error}>
      {(control) => (
        <ComboBox
          ref={search}
          {...control}
          {...box}
          name="studentID"
          placeholder={placeholder}
          maxLength={100}
          autoFocus={autoFocus}
          value={input.value}
          onChange={(text) => {
            setTyped(text);
            retyped();
            input.onChange(text);
          }}
          onFocus={() => input.onFocus()}
          onBlur={input.onBlur}
          note={error === undefined ? box.note : undefined}
        />
      )}
    </Field>
  );
}
