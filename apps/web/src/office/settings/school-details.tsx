import { Button, EmptyState, Skeleton, Stack, useToast } from '@school/ui';
import { useMessages } from '../../messages/messages';
import { useSettingsMessages } from './messages';
import { SchoolDetailsForm } from './school-details-form';
import { useChangeSchoolDetails, useSchoolDetails } from './use-settings';

/** What each branch says of itself (D51). */
export function SchoolDetails() {
  const { tryAgain } = useMessages();
  const words = useSettingsMessages();
  const { showToast } = useToast();
  const details = useSchoolDetails();
  const change = useChangeSchoolDetails();
  if (details.isPending) return <Skeleton $height="20rem" />;
  if (!details.data)
    return (
      <EmptyState
        title={words.loadFailed}
        description={details.error.message}
        action={<Button onClick={() => void details.refetch()}>{tryAgain}</Button>}
      />
    );
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
