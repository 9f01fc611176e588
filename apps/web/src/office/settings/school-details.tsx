import { Stack } from '@school/ui';
import { QueryView } from '../../screen/query-view';
import { useSends } from '../form/use-sends';
import { useSettingsMessages } from './messages';
import { SchoolDetailsForm } from './school-details-form';
import { useChangeSchoolDetails, useSchoolDetails } from './use-settings';

/** The details of each branch (D51). */
export function SchoolDetails() {
  const words = useSettingsMessages();
  const sends = useSends();
  const change = useChangeSchoolDetails();
  return (
    <Stack>
      <QueryView query={useSchoolDetails()} failed={words.loadFailed}>
        {(branches) =>
          branches.map((branch) => (
            <SchoolDetailsForm
              key={branch.branchCode}
              details={branch}
              onSave={sends(change.send, ({ name }) => words.detailsSaved(name))}
            />
          ))
        }
      </QueryView>
    </Stack>
  );
}
