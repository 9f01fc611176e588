import { accountLabel } from '@school/domain';
import { EmptyState, useToast } from '@school/ui';
import { useParams } from 'react-router-dom';
import { LoadFailed, Loading } from '../../screen/loading';
import { useSubjects } from '../subjects/use-subjects';
import { useStaffMessages } from './messages';
import { TeachingDesk } from './teaching-desk';
import { useClassSections } from '../subjects/use-class-sections';
import { useSetTeaching, useTeacher } from './use-teaching';

/** The sections of one teacher (D58). */
export function TeachingPage() {
  const staff = useStaffMessages();
  const { staffID = '' } = useParams();
  const { showToast } = useToast();
  const account = useTeacher(staffID);
  const sections = useClassSections();
  const subjects = useSubjects();
  const change = useSetTeaching();
  // If reading again fails, the old data stays, because changed ticks may depend on it. A teacher who is not found is null.
  const failed = [account, sections, subjects].find(
    ({ data, error }) => error !== null && data === undefined,
  );
  if (failed) return <LoadFailed title={staff.failed} query={failed} />;
  if (account.isPending || !sections.data || !subjects.data) return <Loading />;
  const teacher = account.data;
  if (!teacher) return <EmptyState title={<h1 tabIndex={-1}>{staff.noTeacher}</h1>} />;
  const { id, fname, username } = teacher;
  return (
    <TeachingDesk
      key={id}
      account={teacher}
      sections={sections.data}
      subjectsOf={(branchClass) =>
        subjects.data.find((one) => one.branch === branchClass.branch && one.class === branchClass.class)
          ?.subjects ?? []
      }
      onSave={async (teaching, revision) => {
        const answer = await change.send({ staffID: id, revision, teaching });
        if (answer.ok) showToast(staff.done.teaching(accountLabel(fname, username)));
        return answer;
      }}
    />
  );
}
