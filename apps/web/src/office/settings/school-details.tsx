import { Stack, useToast } from '@school/ui';
import { Answered } from '../../screen/answered';
import { useSettingsMessages } from './messages';
import { SchoolDetailsForm } from './school-details-form';
import { useChangeSchoolDetails, useSchoolDetails } from './use-settings';

/** What each branch says of itself (D51). */
export function SchoolDetails() {
  const words = useSettingsMessages();
  const { showToast } = useToast();
  const change = useChangeSchoolDetails();
  return (
    <Stack>
      <Answered asked={useSchoolDetails()} failed={words.loadFailed}>
        {(branches) =>
          branches.map((branch) => (
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
          ))
        }
      </Answered>
    </Stack>
  );
}
