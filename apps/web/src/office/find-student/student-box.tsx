import { ComboBox, Field, useBoundField, type SubmitOutcome } from '@school/ui';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { useForm } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import type { FoundStudent } from '../../api/types';
import { useWords } from '../../messages/words';
import { useSlashKey } from '../../screen/use-slash-key';
import { receiptPath } from '../ledger/ledger-table';
import type { Typing } from '../list/use-text-in-address';
import { decide } from './decide';
import { Match } from './match';
import { useFindStudentMessages } from './messages';
import { useMatches } from './use-matches';

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

const keyOf = ({ studentID, studentReceiptNo }: FoundStudent) => studentReceiptNo ?? studentID;

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
  const words = useFindStudentMessages();
  const { rules } = useWords();
  const search = useSlashKey();
  const form = useForm();
  const navigate = useNavigate();
  const { input, error } = useBoundField('studentID');
  const [typed, setTyped] = typing;
  const [isAwaited, setAwaited] = useState(false);
  const [mustChoose, setMustChoose] = useState(false);
  const matches = useMatches(typed);

  const done = () => {
    setTyped(undefined);
    setAwaited(false);
    setMustChoose(false);
  };
  const take = ({ studentID, studentReceiptNo }: FoundStudent) => {
    done();
    if (studentReceiptNo === undefined) onFind(studentID);
    else void navigate(receiptPath(studentID, studentReceiptNo));
  };
  const send = (text: string): SubmitOutcome => {
    const decision = decide(text, typed === undefined ? undefined : matches);
    setAwaited(decision.act === 'wait');
    setMustChoose(decision.act === 'choose');
    if (decision.act === 'refuse')
      return { studentID: matches.failure ?? (text.includes(' ') ? words.nobody : String(rules.studentId)) };
    if (decision.act === 'take') take(decision.match);
    if (decision.act === 'find') {
      done();
      onFind(decision.studentID);
    }
    // What was typed is not what the form has saved: the box says who is shown.
    return {};
  };
  useImperativeHandle(ref, () => ({ send }));

  useEffect(() => {
    // Typed before the box was there, or in another one; else who is shown, who may not be left after all.
    const text = typed ?? shown;
    if (text !== input.value) form.change('studentID', text);
  }, [typed, shown, input.value, form]);

  const hasCome = isAwaited && (matches.isSettled || matches.failure !== undefined);
  useEffect(() => {
    if (hasCome) void form.submit();
  }, [hasCome, form]);

  const { rows, failure } = matches;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <ComboBox
          ref={search}
          {...control}
          name="studentID"
          placeholder={placeholder}
          maxLength={100}
          autoFocus={autoFocus}
          value={input.value}
          onChange={(text) => {
            setTyped(text);
            setAwaited(false);
            setMustChoose(false);
            input.onChange(text);
          }}
          onFocus={() => input.onFocus()}
          onBlur={input.onBlur}
          options={rows?.map((match) => ({ key: keyOf(match), content: <Match match={match} /> }))}
          listLabel={words.matches}
          startAt={mustChoose ? 'first' : undefined}
          loading={
            typed !== undefined && rows === undefined && failure === undefined && typed.trim().length > 1
          }
          note={failure ?? (rows?.length === 0 && error === undefined ? words.nobody : undefined)}
          onPick={(key) => {
            const match = rows?.find((one) => keyOf(one) === key);
            if (match) take(match);
          }}
        />
      )}
    </Field>
  );
}
