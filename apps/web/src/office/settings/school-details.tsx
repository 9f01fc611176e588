import { Stack, useToast } from '@school/ui';
import { LoadFailed, Loading } from '../../screen/loading';
import { useSettingsMessages } from './messages';
import { SchoolDetailsForm } from './school-details-form';
import { useChangeSchoolDetails, useSchoolDetails } from './use-settings';

/** What each branch says of itself (D51). */
export function SchoolDetails() {
  const words = useSettingsMessages();
  const { showToast } = useToast();
  const details = useSchoolDetails();
  const change = useChangeSchoolDetails();
  if (details.isPending) return <Loading />;
  if (!details.data) return <LoadFailed title={words.loadFailed} of={details} />;
  return (
    <Stack>
      {details.data.map((branch) => (
        <SchoolDetailsForm
          key={branch.branchCode}
          details={branch}
          onSave={async (changed) => {
            const answer = await change.send(changed);
            if (!answer.ok) return answer.error;
            showToast(words.detailsSaved(changed.name));
            return undefined;
          }}
        />
      ))}
    </Stack>
  );
}
