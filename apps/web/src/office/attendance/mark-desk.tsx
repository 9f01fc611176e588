import { attendanceStates, markFormSchema, tallyOf, type AttendanceState } from '@school/domain';
import { Alert, Form, FormBar, Stack, SubmitButton, Text, useToast, type SubmitOutcome } from '@school/ui';
import { getIn } from 'final-form';
import { useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';
import { fieldErrors } from '../../api/school-api';
import type { Changing } from '../../api/use-change';
import { useRules } from '../../messages/words';
import { Loading } from '../../screen/loading';
import { AfterSave } from '../form/after-save';
import type { DraftField } from '../form/draft';
import { DraftKeeper } from '../form/draft-keeper';
import { DraftNotice } from '../form/draft-notice';
import { LeaveGuard } from '../form/leave-guard';
import { ReasonField } from '../form/reason-field';
import { useDraft } from '../form/use-draft';
import { Failed, useFailure, type FailedProps } from '../../screen/failed';
import { markKey, markName } from './mark-names';
import { MarkRows } from './mark-rows';
import { useMarkedTexts, type MarkedDay } from './marked-text';
import { useAttendanceMessages } from './messages';
import { QuickMark } from './quick-mark';
import { useTallyText } from './tally-text';
import type { Person } from './person';

type MarkForm = ReturnType<ReturnType<typeof markFormSchema>['parse']>;

interface Values {
  readonly marks?: Readonly<Record<string, AttendanceState | undefined>>;
}

const statesIn = ({ marks = {} }: Values) => Object.values(marks).filter((state) => state !== undefined);

/** The counts of each mark as the form stands now, and the button that saves it. */
function Bar({ isMarked }: { readonly isMarked: boolean }) {
  const words = useAttendanceMessages();
  const tallyText = useTallyText();
  const { values, pristine } = useFormState<Values>({ subscription: { values: true, pristine: true } });
  return (
    <FormBar note={<Text>{tallyText(tallyOf(statesIn(values)))}</Text>}>
      {/* Saved marks are not saved again. */}
      <SubmitButton data-save="" disabled={isMarked && pristine}>
        {words.save}
      </SubmitButton>
    </FormBar>
  );
}

/** Says that marks are unsaved, unless their answer was lost and they turn out to be stored after all. */
function NotSaved({ isMarked, failed }: { readonly isMarked: boolean; readonly failed: FailedProps }) {
  const words = useAttendanceMessages();
  const { pristine } = useFormState({ subscription: { pristine: true } });
  return !(isMarked && pristine) && <Failed {...failed} title={words.notSaved} />;
}

/** The part of the form that is sent. */
interface Marked {
  readonly marks: readonly { readonly key: string; readonly attendance: AttendanceState }[];
  readonly reason: string | null;
}

export interface MarkDeskProps {
  readonly draftName: string;
  readonly people: readonly Person[];
  /** The user who marked the day last, and the counts of each mark. */
  readonly marked: MarkedDay | undefined;
  readonly isOver: boolean;
  /** Says what may be typed to find somebody. */
  readonly hint: string;
  readonly formLabel: string;
  readonly savedText: string;
  readonly onSend: (marked: Marked) => ReturnType<Changing<Marked, unknown>['send']>;
}

/**
 * Marks attendance, with everybody present at first. Unsaved marks survive a lost network, a lapsed session and a reload, except
 * where somebody else has marked the same person meanwhile: that mark stays, and the person is named.
 */
export function MarkDesk({
  draftName,
  people,
  marked,
  isOver,
  hint,
  formLabel,
  savedText,
  onSend,
}: MarkDeskProps) {
  const words = useAttendanceMessages();
  const { showToast } = useToast();
  const texts = useMarkedTexts();
  const { failed, fail } = useFailure();
  const [formNumber, setFormNumber] = useState(0);
  const [saves, setSaves] = useState(0);
  const [markedOtherwise, setMarkedOtherwise] = useState<readonly Person[]>([]);
  const draft = useDraft(draftName);
  const isMarked = marked !== undefined;
  const isCorrection = isMarked && isOver;
  const initialValues = useMemo(() => {
    const noMark = isMarked ? undefined : attendanceStates[0];
    return {
      marks: Object.fromEntries(people.map(({ key, attendance = noMark }) => [markKey(key), attendance])),
    };
  }, [people, isMarked]);
  const rules = useRules(
    useMemo(
      () => markFormSchema(isCorrection ? initialValues.marks : undefined),
      [isCorrection, initialValues],
    ),
  );

  const dropDraft = () => {
    draft.drop();
    setMarkedOtherwise([]);
  };
  const beginForm = () => setFormNumber((number) => number + 1);
  const startAnew = () => {
    dropDraft();
    beginForm();
  };
  // Whether another desk has marked the person since then; its mark stays, and is shown.
  const isMarkedOtherwise = (name: string, { value, before }: DraftField) => {
    const now: unknown = getIn(initialValues, name);
    return now !== before && now !== value;
  };

  const save = async (typed: MarkForm): Promise<SubmitOutcome> => {
    failed.onClose();
    const marks = people.flatMap(({ key }) => {
      const attendance = typed.marks[markKey(key)];
      return attendance === undefined ? [] : [{ key, attendance }];
    });
    const answer = await onSend({ marks, reason: typed.reason ?? null });
    if (answer.ok) {
      dropDraft();
      setSaves((count) => count + 1);
      showToast(savedText);
      return undefined;
    }
    const errors = fieldErrors(answer.error);
    if ('reason' in errors) return errors;
    fail(answer.error);
    return {};
  };

  if (draft.isPending) return <Loading />;
  return (
    <Stack>
      <DraftNotice draft={draft.found} onStartAnew={startAnew} />
      {markedOtherwise.length > 0 && (
        <Alert tone="warning">
          {words.markedOtherwise(markedOtherwise.map(({ name }) => name).join(', '))}
        </Alert>
      )}
      <Text>{marked ? texts.marked(marked) : words.notMarkedYet}</Text>
      <Form
        key={formNumber}
        initialValues={initialValues}
        schema={rules}
        onSubmit={save}
        aria-label={formLabel}
      >
        <LeaveGuard parameters={['branch', 'class', 'section', 'day']} />
        <NotSaved isMarked={isMarked} failed={failed} />
        <QuickMark people={people} hint={hint} />
        <DraftKeeper
          draft={draft}
          isOutdated={isMarkedOtherwise}
          onRestore={(fields) =>
            setMarkedOtherwise(
              people.filter(({ key }) => {
                const field = fields[markName(key)];
                return field !== undefined && isMarkedOtherwise(markName(key), field);
              }),
            )
          }
        >
          <MarkRows people={people} />
          {isCorrection && <ReasonField hint={words.reasonHint} />}
        </DraftKeeper>
        <AfterSave
          saves={saves}
          onWhole={beginForm}
          // The reason was only for the marks just saved.
          onMore={(form) => form.initialize({ ...form.getState().initialValues, reason: undefined })}
        />
        <Bar isMarked={isMarked} />
      </Form>
    </Stack>
  );
}
