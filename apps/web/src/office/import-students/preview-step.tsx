import { rowStates } from '@school/domain';
import { Button, Row, Stack, Text, useHasUnsavedWork } from '@school/ui';
import { ArrivalHeading } from '../../screen/arrival-heading';
import { PageLeaveGuard } from '../form/leave-guard';
import { RunButton } from '../form/run-button';
import { DownloadMenu } from '../list/download-menu';
import { useListAddress } from '../list/use-list-address';
import { useImportMessages } from './messages';
import { RowsTable } from './rows-table';
import { StateTabs } from './state-tabs';
import { exportReport, useImportRows, useMendCell, useRunImport, type Import } from './use-import';

interface PreviewStepProps {
  readonly currentImport: Import;
  readonly onColumns: () => void;
  readonly onRun: () => void;
}

/** The third step: every row with its outcome, below the button that runs it; cells are corrected here, and exactly this runs. */
export function PreviewStep({ currentImport, onColumns, onRun }: PreviewStepProps) {
  const words = useImportMessages();
  const query = useListAddress();
  const state = rowStates.find((one) => one === query.address.get('state'));
  const mend = useMendCell();
  const run = useRunImport(currentImport);
  const { states, outcomes, ranAt } = currentImport;
  // After an earlier run only the rows corrected since are waiting.
  const toRun = ranAt === undefined ? states.new + states.changed : outcomes.waiting;
  const isTyped = useHasUnsavedWork();
  return (
    <Stack>
      <PageLeaveGuard parameters={['import', 'step', 'page', 'state']} />
      <ArrivalHeading>{words.fileWithRows(currentImport.fileName, currentImport.rows)}</ArrivalHeading>
      {toRun === 0 && <Text>{words.nothingToRun}</Text>}
      <Row>
        <RunButton
          id={currentImport.id}
          label={words.run(toRun)}
          disabled={toRun === 0 || isTyped}
          question={words.confirm}
          confirmLabel={words.step.run}
          run={run}
          onRun={onRun}
        >
          {ranAt === undefined
            ? words.confirmText(states.new, states.changed, states.refused)
            : words.confirmRest(toRun)}
        </RunButton>
        <Button variant="secondary" onClick={onColumns}>
          {words.back}
        </Button>
        <DownloadMenu label={words.report} call={(as) => exportReport(as, currentImport.id)} />
        {/* In an existing line, so that no cell moves while somebody types into it. */}
        {isTyped && <Text>{words.saveFirst}</Text>}
      </Row>
      <StateTabs state={state} total={currentImport.rows} states={states} />
      <RowsTable
        result={useImportRows(currentImport.id, state, query.page)}
        query={query}
        fields={[...new Set(currentImport.columns.map(({ field }) => field))]}
        onMend={async (row, field, text, was) => {
          const answer = await mend.send({ importID: currentImport.id, row, field, text, was });
          return answer.ok ? undefined : answer.error.message;
        }}
      />
    </Stack>
  );
}
