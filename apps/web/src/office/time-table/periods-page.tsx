import { schoolCodes } from '@school/domain';
import { PageHeader, Stack } from '@school/ui';
import { optionsOf, useWords } from '../../messages/words';
import { useScreenName } from '../../screen/features';
import { useChoice } from '../../screen/use-choice';
import { QueryView } from '../../screen/query-view';
import { PageLeaveGuard } from '../form/leave-guard';
import { Choice } from '../form/choice';
import { useTimeTableMessages } from './messages';
import { PeriodsForm } from './periods-form';
import { TimeTableTabs } from './time-table-tabs';
import { usePeriods } from './use-time-table';

/** The periods of a branch's day, which an administrator can change (D66). */
export function PeriodsPage() {
  const words = useTimeTableMessages();
  const { labels, options } = useWords();
  const title = useScreenName();
  const [chosenBranch, choose] = useChoice('branch');
  const branch = schoolCodes.find((one) => one === chosenBranch) ?? schoolCodes[0];
  return (
    <Stack>
      <PageLeaveGuard parameters={['branch']} />
      <PageHeader title={title} />
      <TimeTableTabs open="periods" />
      <Choice
        label={labels.branch}
        value={branch}
        options={optionsOf(schoolCodes, options.branchCode)}
        onChange={choose}
      />
      <QueryView query={usePeriods(branch)} failed={words.failed}>
        {({ revision, periods }) => (
          <PeriodsForm key={branch} branch={branch} revision={revision} stored={periods} />
        )}
      </QueryView>
    </Stack>
  );
}
