import {
  attendanceStates,
  dateTimeLabel,
  markFormSchema,
  tallyOf,
  type AttendanceState,
  type SectionDay as SectionDayQuery,
} from '@school/domain';
import {
  Alert,
  Form,
  FormBar,
  Stack,
  SubmitButton,
  Text,
  useKitMessages,
  useToast,
  type SubmitOutcome,
} from '@school/ui';
import { useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';
import { fieldErrors } from '../../api/school-api';
import { useRules } from '../../messages/words';
import { Loading } from '../../screen/loading';
import { DraftKeeper } from '../form/draft-keeper';
import { DraftNotice } from '../form/draft-notice';
import { LeaveGuard } from '../form/leave-guard';
import { ReasonField } from '../form/reason-field';
import { useDraft } from '../form/use-draft';
import { markKey } from './mark-names';
import { MarkRows } from './mark-rows';
import { useAttendanceMessages } from './messages';
import { QuickMark } from './quick-mark';
import { useSectionName } from './section-picker';
import { useTallyText } from './tally-text';
import { useMarkAttendance, type SectionDay } from './use-attendance';

type MarkForm = ReturnType<ReturnType<typeof markFormSchema>['parse']>;

interface Values {
  readonly marks?: Readonly<Record<string, AttendanceState | undefined>>;
}

const statesIn = ({ marks = {} }: Values) => Object.values(marks).filter((state) => state !== undefined);

/** How many are what as it stands now, and the button that saves it. */
function Bar({ isMarked }: { readonly isMarked: boolean }) {
  const words = useAttendanceMessages();
  const tallyText = useTallyText();
  const { values, pristine } = useFormState<Values>({ subscription: { values: true, pristine: true } });
  return (
    <FormBar note={<Text>{tallyText(tallyOf(statesIn(values)))}</Text>}>
      {/* What was saved is not saved again. */}
      <SubmitButton data-save="" disabled={isMarked && pristine}>
        {words.save}
      </SubmitButton>
    </FormBar>
  );
}

export interface MarkDeskProps {
  readonly asked: SectionDayQuery;
  readonly section: SectionDay;
}

/**
 * Marks a section: all are present at first. What is typed and not saved outlives a lost network, a lapsed session and a reload;
 * what somebody else marks meanwhile is shown, and what was typed here stays.
 */
export function MarkDesk({ asked, section }: MarkDeskProps) {
  const words = useAttendanceMessages();
  const nameOf = useSectionName();
  const { locale } = useKitMessages();
  const { showToast } = useToast();
  const tallyText = useTallyText();
  const mark = useMarkAttendance();
  const [failure, setFailure] = useState<string>();
  const [formNumber, setFormNumber] = useState(0);
  const { branch, class: schoolClass, section: name, day } = asked;
  const draft = useDraft(['attendance', branch, schoolClass, name, day].join(' '));
  const { marked, isOver, revision, pupils } = section;
  const isMarked = marked !== undefined;
  const isCorrection = isMarked && isOver;
  const rules = useRules(useMemo(() => markFormSchema(isCorrection), [isCorrection]));
  const initialValues = {
    marks: Object.fromEntries(
      pupils.map(({ studentID, attendance }) => [
        markKey(studentID),
        attendance ?? (isMarked ? undefined : attendanceStates[0]),
      ]),
    ),
  };

  const save = async (typed: MarkForm): Promise<SubmitOutcome> => {
    setFailure(undefined);
    const marks = pupils.flatMap(({ studentID }) => {
      const attendance = typed.marks[markKey(studentID)];
      return attendance === undefined ? [] : [{ studentID, attendance }];
    });
    const answer = await mark.send({ ...asked, revision, marks, reason: typed.reason ?? null });
    if (answer.ok) {
      draft.drop();
      setFormNumber((number) => number + 1);
      showToast(words.saved(nameOf(section)));
      return undefined;
    }
    const errors = fieldErrors(answer.error);
    if ('reason' in errors) return errors;
    setFailure(answer.error.message);
    return {};
  };
  const startAnew = () => {
    draft.drop();
    setFormNumber((number) => number + 1);
  };

  if (draft.isPending) return <Loading />;
  return (
    <Stack>
      {failure !== undefined && (
        <Alert tone="danger" title={words.notSaved} onClose={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
      <DraftNotice draft={draft.found} onStartAnew={startAnew} />
      {marked ? (
        <Text>
          {words.markedBy(dateTimeLabel(new Date(marked.markedAt), locale), marked.markedBy)}{' '}
          {tallyText(marked)}
        </Text>
      ) : (
        <Text>{words.notMarkedYet}</Text>
      )}
      <Form
        key={formNumber}
        initialValues={initialValues}
        schema={rules}
        onSubmit={save}
        aria-label={words.formOf(nameOf(section))}
      >
        <LeaveGuard />
        <QuickMark pupils={pupils} />
        <MarkRows pupils={pupils} />
        {isCorrection && <ReasonField hint={words.reasonHint} />}
        {/* After the marks, so that they are the form's before a draft is put back into them. */}
        <DraftKeeper draft={draft} />
        <Bar isMarked={isMarked} />
      </Form>
    </Stack>
  );
}
