import { fullName, type Registration as NewStudent } from '@school/domain';
import { Alert, PageHeader, Row, Stack, type SubmitOutcome } from '@school/ui';
import { useEffect, useRef, useState } from 'react';
import { hasServerDecided } from '../../api/decided';
import { fieldErrors } from '../../api/school-api';
import { logProblem } from '../../program/log-problem';
import { focusOnMount } from '../../screen/focus-on-mount';
import { useSession } from '../../session/session';
import { ClockNote } from '../clock/clock-note';
import { DraftNotice } from '../form/draft-notice';
import { useDraft } from '../form/use-draft';
import { useFeeTables } from '../ledger/use-fee-tables';
import { Failed, useFailure } from '../../screen/failed';
import { Loading } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { counterOf } from '../student/counter-of';
import { useStudentsMessages } from '../student/messages';
import { profileOf } from '../student/profile-of';
import { newStudent, registrationOf } from '../student/student-form-values';
import { useNextStudentId, useRegisterStudent } from '../student/use-students';
import { RegisterStudentForm } from './register-student-form';
import { StoredAlready, type Stored } from './stored-already';

interface Registered {
  readonly studentID: string;
  readonly name: string;
}

function RegisteredAlert({
  registered,
  onClose,
}: {
  readonly registered: Registered;
  readonly onClose: () => void;
}) {
  const students = useStudentsMessages();
  return (
    <Alert tone="success" title={students.submitted} onClose={onClose}>
      <Stack>
        {students.submittedText(registered.name, registered.studentID)}
        <Row>
          <PageButton variant="primary" ref={focusOnMount} to={counterOf(registered)}>
            {students.collectFees}
          </PageButton>
          <PageButton to={profileOf(registered)}>{students.openStudent}</PageButton>
        </Row>
      </Stack>
    </Alert>
  );
}

/** The page for a new registration: after success an empty form that names the new student; after a failure all input stays. */
export function RegisterStudentPage() {
  const account = useSession().claims?.sub;
  // A new form for each account, so that the next user of this PC does not see the previous one's input.
  return <Registration key={account} />;
}

function Registration() {
  const students = useStudentsMessages();
  const nextId = useNextStudentId();
  const register = useRegisterStudent();
  const feeTables = useFeeTables();
  const [registered, setRegistered] = useState<Registered>();
  const { failed, fail } = useFailure();
  const [takenText, setTakenText] = useState<string>();
  // The suggested ID stays once it was sent: while the outcome is unknown, the same one must be sent again.
  const [sentId, setSentId] = useState<string>();
  // The ID under which this form may have created a student, while that answer is lost.
  const unansweredId = useRef<string>(undefined);
  const [stored, setStored] = useState<Stored>();
  const [formNumber, setFormNumber] = useState(0);
  const draft = useDraft('registration');
  const suggestedId = sentId ?? nextId.data;
  const isReady = !nextId.isPending && !draft.isPending;
  useEffect(() => {
    // When opened by its address nothing has the focus, and the whole sidebar comes before the first field, the name.
    if (isReady && document.activeElement === document.body)
      document
        .querySelector<HTMLElement>('[aria-labelledby="personal"] input')
        ?.focus({ preventScroll: true });
  }, [isReady]);
  const takeNextId = () => {
    setStored(undefined);
    setSentId(undefined);
  };
  const startAnew = () => {
    draft.drop();
    takeNextId();
    setFormNumber((number) => number + 1);
  };

  const submit = async (registration: NewStudent): Promise<SubmitOutcome> => {
    failed.onClose();
    setTakenText(undefined);
    setRegistered(undefined);
    if (stored !== undefined) {
      setStored({ ...stored });
      return {};
    }
    if (registration.studentID === suggestedId) setSentId(suggestedId);
    const answer = await register.send(registrationOf(registration));
    const firstId = unansweredId.current ?? registration.studentID;
    unansweredId.current = hasServerDecided(answer) ? undefined : firstId;
    if (!answer.ok) {
      if (answer.error.status === 422) {
        setStored({ studentID: firstId, sentence: answer.error.message });
        return {};
      }
      if (answer.error.status === 409 && registration.studentID === suggestedId) {
        const { data: next } = await nextId.refetch();
        if (next !== undefined && next !== registration.studentID) {
          setSentId(next);
          setTakenText(students.idTaken(registration.studentID, next));
          window.scrollTo(0, 0);
          return {};
        }
      }
      fail(answer.error);
      const errorsAtFields = fieldErrors(answer.error);
      // A refused field takes the focus; for other failures the page scrolls up to the alert, far above the pressed button.
      if (Object.keys(errorsAtFields).length === 0) window.scrollTo(0, 0);
      return errorsAtFields;
    }
    if (!answer.value._id) {
      logProblem('registration answered without _id');
      return {};
    }
    setRegistered({
      studentID: registration.studentID,
      name: fullName(registration),
    });
    startAnew();
    window.scrollTo(0, 0);
    return undefined;
  };

  return (
    <Stack>
      <PageHeader title={students.registerTitle} description={students.registerText} />
      <ClockNote />
      {registered && <RegisteredAlert registered={registered} onClose={() => setRegistered(undefined)} />}
      {stored && <StoredAlready stored={stored} onAnother={takeNextId} onStartAnew={startAnew} />}
      <Failed {...failed} title={students.failed} />
      {takenText !== undefined && (
        <Alert tone="warning" onClose={() => setTakenText(undefined)}>
          {takenText}
        </Alert>
      )}
      <DraftNotice draft={draft.found} onStartAnew={startAnew} />
      {!isReady ? (
        <Loading />
      ) : (
        <RegisterStudentForm
          key={formNumber}
          initialValues={newStudent(suggestedId, new Date())}
          feeTables={feeTables.data}
          onSubmit={submit}
          draft={draft}
        />
      )}
    </Stack>
  );
}
