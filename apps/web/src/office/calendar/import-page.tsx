import { choiceLabel, occasionKinds, schoolCodes, sentenceOf, type FileDefaults } from '@school/domain';
import {
  Alert,
  Badge,
  Button,
  DataTable,
  FileUpload,
  PageHeader,
  Row,
  Stack,
  useToast,
  type Column,
} from '@school/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailure } from '../../screen/failed';
import { useIsShown } from '../../screen/use-is-shown';
import { optionsOf, useWords } from '../../messages/words';
import { Choice } from '../form/choice';
import { Noted } from '../list/cells';
import { PageButton } from '../../screen/page-link';
import { useCalendarMessages } from './messages';
import { useOccasionTexts } from './occasions-list';
import { useBringFile, usePreviewFile, type PlannedRow } from './use-calendar';

const tones: Readonly<Partial<Record<string, 'success' | 'warning' | 'danger' | 'info'>>> = {
  new: 'success',
  changed: 'warning',
  'called-off': 'warning',
  refused: 'danger',
};

/** The plan of an import, one row per entry of the file. */
function PlanTable({ rows }: { readonly rows: readonly PlannedRow[] }) {
  const words = useCalendarMessages();
  const schoolWords = useWords();
  const texts = useOccasionTexts();
  const { labels, options } = schoolWords;
  const columns: readonly Column<PlannedRow>[] = [
    {
      key: 'state',
      header: labels.plannedState,
      render: ({ plannedState, field, rule }) => (
        <Noted note={rule !== undefined && sentenceOf(schoolWords, field ?? '', rule)}>
          <Badge tone={tones[plannedState] ?? 'info'}>
            {choiceLabel(options.plannedState, plannedState)}
          </Badge>
        </Noted>
      ),
    },
    {
      key: 'title',
      header: labels.title,
      namesRow: true,
      render: ({ title, before }) => (
        <Noted note={before && before.title !== title && words.wasBefore(before.title)}>{title}</Noted>
      ),
    },
    {
      key: 'days',
      header: labels.days,
      render: ({ before, after }) =>
        after && (
          <Noted
            note={before && texts.days(before) !== texts.days(after) && words.wasBefore(texts.days(before))}
          >
            {texts.days(after)}
          </Noted>
        ),
    },
    {
      key: 'kind',
      header: labels.occasionKind,
      render: ({ after }) => after && choiceLabel(options.occasionKind, after.occasionKind),
    },
  ];
  return <DataTable caption={words.rows} columns={columns} rows={rows} rowKey={({ uid }) => uid} />;
}

interface Previewed {
  readonly file: File;
  readonly plan: string;
  readonly rows: readonly PlannedRow[];
}

/** Imports a file from another calendar, after a preview (D63). */
export function ImportPage() {
  const words = useCalendarMessages();
  const { labels, options } = useWords();
  const { showToast } = useToast();
  const navigate = useNavigate();
  const preview = usePreviewFile();
  const bring = useBringFile();
  const isShown = useIsShown();
  const [defaults, setDefaults] = useState<FileDefaults>({ occasionKind: 'holiday' });
  const [previewed, setPreviewed] = useState<Previewed>();
  const { failed, fail } = useFailure();
  const lastRequest = useRef<{ readonly file: File }>(undefined);
  const showPreview = async (file: File, chosen: FileDefaults) => {
    const request = { file };
    lastRequest.current = request;
    const answer = await preview.send({ file, defaults: chosen });
    // Another file or another choice was requested meanwhile.
    if (lastRequest.current !== request) return;
    failed.onClose();
    setPreviewed(answer.ok ? { file, ...answer.value } : undefined);
    if (!answer.ok) fail(answer.error);
  };
  const choose = (chosen: FileDefaults) => {
    setDefaults(chosen);
    if (lastRequest.current) void showPreview(lastRequest.current.file, chosen);
  };
  const bringIn = async ({ file, plan }: Previewed) => {
    const answer = await bring.send({ file, defaults, plan });
    if (answer.ok) {
      showToast(words.imported(answer.value.added, answer.value.changed), 'success');
      if (isShown()) await navigate('/office/calendar/year');
      return;
    }
    // After a lost sign-in the plan is kept, and can be imported once somebody has signed in again.
    if (answer.error.status !== 401) await showPreview(file, defaults);
    fail(answer.error);
  };
  const count = (previewed?.rows ?? []).filter(({ plannedState }) =>
    ['new', 'changed'].includes(plannedState),
  ).length;
  return (
    <Stack>
      <PageHeader
        title={words.importTitle}
        description={words.importText}
        actions={<PageButton to="/office/calendar">{words.back}</PageButton>}
      />
      <Row>
        <Choice
          label={words.fileKind}
          value={defaults.occasionKind}
          options={optionsOf(occasionKinds, options.occasionKind)}
          onChange={(value) =>
            choose({ ...defaults, occasionKind: occasionKinds.find((one) => one === value) ?? 'holiday' })
          }
        />
        <Choice
          label={labels.branch}
          value={defaults.branch ?? ''}
          options={[{ value: '', label: words.bothBranches }, ...optionsOf(schoolCodes, options.branchCode)]}
          onChange={(value) => choose({ ...defaults, branch: schoolCodes.find((one) => one === value) })}
        />
      </Row>
      <FileUpload
        label={words.chooseFile}
        hint={words.chooseHint}
        required
        accept=".ics,text/calendar"
        shape="file"
        status={preview.running ? { kind: 'uploading', percent: 100 } : { kind: 'empty' }}
        onPick={(file) => void showPreview(file, defaults)}
      />
      {failed.text !== undefined && <Alert tone="danger">{failed.text}</Alert>}
      {previewed && (
        <>
          <PlanTable rows={previewed.rows} />
          {count === 0 ? (
            <p>{words.nothingToImport}</p>
          ) : (
            <Row justify="end">
              <Button
                loading={(preview.running ?? bring.running) !== undefined}
                onClick={() => void bringIn(previewed)}
              >
                {words.importEntries(count)}
              </Button>
            </Row>
          )}
        </>
      )}
    </Stack>
  );
}
