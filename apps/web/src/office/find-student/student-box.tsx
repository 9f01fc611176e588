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
  /** What Enter and the button do with the text in the box. @returns what is refused, at its field */
  readonly send: (text: string) => SubmitOutcome;
}

export interface StudentBoxProps {
  readonly ref: Ref<StudentBoxHandle>;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onFind: (studentID: string) => void;
  /** Who is shown. */
  readonly studentID: string;
  /** What was typed since a student was found last. */
  readonly typing: Typing;
}

/** The field of the form that finds a student: an ID as ever, or what else is known of the student, with its matches (D57). */
export function StudentBox({
  ref,
  label,
  placeholder,
  autoFocus = true,
  onFind,
  studentID: shown,
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
    // Together with the address, which changes in a transition too: in between the box would say who was shown before.
    startTransition(() => setTyped(undefined));
    retyped();
  };
  const send = (text: string): SubmitOutcome => {
    // Enter that is pressed twice before a slow PC has the next screen asks for one student, once.
    if (isPending && typed === sent) return {};
    const refused = finding.send(text);
    // What was typed is not what the form has saved: the box says who is shown.
    return refused === undefined ? {} : { studentID: refused };
  };
  useImperativeHandle(ref, () => ({ send }));

  useEffect(() => {
    // Typed before the box was there, or in another one; else who is shown, who may not be left after all.
    const text = typed ?? shown;
    if (text !== input.value) form.change('studentID', text);
  }, [typed, shown, input.value, form]);

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
