import { fullName, type Registration } from '@school/domain';
import { Alert, ButtonLink, PageHeader, Row, Skeleton, Stack, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { logProblem } from '../../api/log-problem';
import { fieldErrors } from '../../api/school-api';
import { focusOnMount } from '../../app/focus-on-mount';
import { useStudentsMessages } from './messages';
import { RegisterStudentForm } from './register-student-form';
import { newStudent, registrationOf } from './student-form-values';
import { useFeeTables } from '../fee-tables/use-fee-tables';
import { useNextStudentId, useRegisterStudent } from './use-students';

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
  const id = encodeURIComponent(registered.studentID);
  return (
    <Alert tone="success" title={students.submitted} onClose={onClose}>
      <Stack>
        {students.submittedText(registered.name, registered.studentID)}
        <Row>
          <ButtonLink as={Link} ref={focusOnMount} to={`/office/accounts?studentID=${id}`}>
            {students.collectFees}
          </ButtonLink>
          <ButtonLink as={Link} $variant="secondary" to={`/office/student-profile/${id}`}>
            {students.openStudent}
          </ButtonLink>
        </Row>
      </Stack>
    </Alert>
  );
}

/** New registration: on success the form is new again and says who was registered; on failure everything stays typed. */
export function RegisterStudentPage() {
  const students = useStudentsMessages();
  const nextId = useNextStudentId();
  const register = useRegisterStudent();
  const feeTables = useFeeTables();
  const [registered, setRegistered] = useState<Registered>();
  const [failure, setFailure] = useState<string>();
  const [formNumber, setFormNumber] = useState(0);

  const submit = async (registration: Registration): Promise<SubmitOutcome> => {
    setFailure(undefined);
    setRegistered(undefined);
    const answer = await register.send(registrationOf(registration));
    if (!answer.ok) {
      setFailure(answer.error.message);
      const atFields = fieldErrors(answer.error);
      // A refused field takes the focus; a failure of no field would be far above the button that was pressed.
      if (Object.keys(atFields).length === 0) window.scrollTo(0, 0);
      return atFields;
    }
    if (!answer.value._id) {
      logProblem('registration answered without _id');
      return {};
    }
    setRegistered({
      studentID: registration.studentID,
      name: fullName(registration),
    });
    setFormNumber((number) => number + 1);
    window.scrollTo(0, 0);
    return undefined;
  };

  return (
    <Stack>
      <PageHeader title={students.registerTitle} description={students.registerText} />
      {registered && <RegisteredAlert registered={registered} onClose={() => setRegistered(undefined)} />}
      {failure !== undefined && (
        <Alert tone="danger" title={students.failed} onClose={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
      {nextId.isPending ? (
        <Skeleton $height="20rem" />
      ) : (
        <RegisterStudentForm
          key={formNumber}
          initialValues={newStudent(nextId.data, new Date())}
          feeTables={feeTables.data}
          onSubmit={submit}
        />
      )}
    </Stack>
  );
}
