import {
  choiceLabel,
  dateLabel,
  fullName,
  isPastLastClass,
  monthLabel,
  schoolDate,
  schoolMonth,
  sessionAt,
} from '@school/domain';
import { Alert, Button, PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@school/ui';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isGone } from '../../api/school-api';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { part } from '../../screen/page';
import { useTab } from '../../screen/use-tab';
import { useIsAdmin } from '../../session/session';
import { useRights } from '../../session/use-rights';
import { useDraft } from '../form/use-draft';
import { LoadFailed, Loading, StaleWarning } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { counterOf } from '../student/counter-of';
import { draftOf } from '../student/draft-of';
import { LastClassAlert } from '../student/last-class-alert';
import { useStudentsMessages } from '../student/messages';
import { seatedNow } from '../student/seated-now';
import { WithFees } from '../student/with-fees';
import { useStudent } from '../student/use-students';
import { ReadmitStudent } from './readmit-student';
import { RemoveStudent } from './remove-student';
import { StudentDetails } from './student-details';
import { StudentDocuments } from './student-documents';
import { StudentStrip } from './student-strip';
import { useStudentProfileMessages } from './messages';

// Loaded on demand, when somebody opens the form or a tab.
const UpdateStudent = part(() => import('../student/update-student'), 'UpdateStudent', <Loading />);
const StudentCertificates = part(
  () => import('../student-certificates/student-certificates'),
  'StudentCertificates',
  <Loading />,
);
const FamilyPassword = part(() => import('../family-access/family-password'), 'FamilyPassword', <Loading />);
const ReminderHistory = part(() => import('../reminders/reminder-history'), 'ReminderHistory', <Loading />);
const StudentStory = part(() => import('../student-story/student-story'), 'StudentStory', <Loading />);
const StudentMoney = part(() => import('../student-money/student-money'), 'StudentMoney', <Loading />);

/** One student, read-only: details, fees, documents; Edit opens the form to change them (section 2, D24). */
export function StudentPage() {
  const texts = useStudentProfileMessages();
  const { studentID = '' } = useParams();
  const student = useStudent(studentID);
  if (student.isPending) return <Loading />;
  if (student.data === undefined || isGone(student.error)) {
    return (
      <Stack>
        <PageHeader
          title={texts.profileText(studentID)}
          actions={<PageButton to="/office/student-profile">{texts.listTitle}</PageButton>}
        />
        <LoadFailed query={student} />
      </Stack>
    );
  }
  // Mounted again for each student, so that no dialog and no edit continues with another student.
  return (
    <Stack>
      <StaleWarning queries={[student]} />
      <LoadedStudent key={student.data.studentID} student={student.data} />
    </Stack>
  );
}

function LoadedStudent({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  const texts = useStudentProfileMessages();
  const { options, locale } = useWords();
  const isAdmin = useIsAdmin();
  const mayChange = useRights().includes('students');
  const { tab, open } = useTab();
  const [isEditingAsked, setEditing] = useState<boolean>();
  // Opens the form if there is a draft, so that interrupted work goes on.
  const hasDraft = useDraft(draftOf(student.studentID)).found !== undefined;
  const { leftAt } = student;
  const hasLeft = leftAt !== undefined;
  // A student who left before a class began was never in it.
  const shownStudent = hasLeft ? seatedNow(student) : student;
  const isEditing = mayChange && !hasLeft && (isEditingAsked ?? hasDraft);
  const editButton = useRef<HTMLButtonElement>(null);
  const edit = () => {
    open('details');
    setEditing(true);
  };
  const showDetails = () => {
    setEditing(false);
    window.scrollTo(0, 0);
    editButton.current?.focus();
  };
  return (
    <Stack>
      <PageHeader
        title={fullName(student)}
        description={students.idAndClass(
          shownStudent.studentID,
          choiceLabel(options.class, shownStudent.class),
        )}
        actions={
          hasLeft ? (
            <>
              {mayChange && <ReadmitStudent student={shownStudent} />}
              {(student.fees?.outstandingDue ?? 0) > 0 && (
                <PageButton to={counterOf(student)}>{students.collectFees}</PageButton>
              )}
            </>
          ) : (
            <>
              {isAdmin && <RemoveStudent student={student} />}
              {mayChange && (
                <Button
                  ref={editButton}
                  variant="secondary"
                  icon={<Pencil aria-hidden="true" />}
                  onClick={edit}
                >
                  {texts.edit}
                </Button>
              )}
              <PageButton variant="primary" to={counterOf(student)}>
                {students.collectFees}
              </PageButton>
            </>
          )
        }
      />
      {hasLeft && (
        <Alert tone="warning" title={students.leftOn(dateLabel(schoolDate(new Date(leftAt)), locale))}>
          {student.leavingReason !== undefined &&
            `${texts.becauseOf(choiceLabel(options.leavingReason, student.leavingReason))} `}
          {student.leavingRemark !== undefined && `${texts.remarked(student.leavingRemark)} `}
          {texts.leftText}
        </Alert>
      )}
      {!hasLeft && isPastLastClass(student, schoolMonth(new Date())) && <LastClassAlert />}
      {!hasLeft && student.classSession > sessionAt(new Date()) && (
        <Alert tone="info">{texts.classToCome(student.classSession)}</Alert>
      )}
      <StudentStrip student={shownStudent} />
      <Tabs value={tab} defaultValue="details" onChange={open}>
        <TabList label={texts.partsOfStudent}>
          <Tab value="details">{texts.details}</Tab>
          <Tab value="fees">{texts.fees}</Tab>
          <Tab value="documents">{texts.documents}</Tab>
          {isAdmin && <Tab value="story">{texts.story}</Tab>}
        </TabList>
        <TabPanel value="details">
          {isEditing ? (
            <UpdateStudent student={student} onEnd={showDetails} />
          ) : (
            <StudentDetails student={shownStudent} />
          )}
        </TabPanel>
        <TabPanel value="fees">
          <Stack>
            <WithFees student={student}>
              {(charged) => (
                <StudentMoney
                  student={charged}
                  isClosed={hasLeft}
                  note={texts.chargedFrom(monthLabel(student.feesFrom, locale))}
                />
              )}
            </WithFees>
            <ReminderHistory studentID={student.studentID} owes={(student.fees?.outstandingDue ?? 0) > 0} />
          </Stack>
        </TabPanel>
        <TabPanel value="documents">
          <Stack>
            <StudentDocuments student={student} />
            {mayChange && !hasLeft && <FamilyPassword student={student} />}
            <StudentCertificates student={student} />
          </Stack>
        </TabPanel>
        {isAdmin && (
          <TabPanel value="story">
            {/* Fetched only when somebody opens the tab. */}
            {tab === 'story' && <StudentStory student={student} />}
          </TabPanel>
        )}
      </Tabs>
    </Stack>
  );
}
