import {
  Button,
  Card,
  DataTable,
  EmptyState,
  FileUpload,
  Row,
  Stack,
  Text,
  type Column,
  type UploadStatus,
} from '@school/ui';
import { useState } from 'react';
import { DayAndTime } from '../list/day-and-time';
import { DownloadMenu } from '../list/download-menu';
import { LoadFailed } from '../list/load-failed';
import { useImportMessages } from './messages';
import { exportRecords, exportTemplate, useImports, useUpload, type ListedImport } from './use-import';

interface FileStepProps {
  readonly onOpen: (importID: string) => void;
}

function Begun({ onOpen }: FileStepProps) {
  const words = useImportMessages();
  const imports = useImports();
  const columns: readonly Column<ListedImport>[] = [
    {
      key: 'file',
      header: words.file,
      render: ({ id, fileName }) => (
        <Button variant="quiet" aria-label={words.open(fileName)} onClick={() => onOpen(id)}>
          {fileName}
        </Button>
      ),
    },
    { key: 'state', header: words.state, render: ({ state }) => words.states[state] },
    { key: 'by', header: words.by, folds: { at: 'phone', into: 'state' }, render: ({ by }) => by },
    {
      key: 'when',
      header: words.when,
      folds: { at: 'phone', into: 'state' },
      render: ({ createdAt }) => <DayAndTime at={new Date(createdAt)} />,
    },
  ];
  return (
    <DataTable
      caption={words.begun}
      columns={columns}
      rows={imports.data ?? []}
      rowKey={({ id }) => id}
      loading={imports.isPending}
      loadingRows={3}
      error={
        imports.error && (
          <LoadFailed title={words.failed} reason={imports.error.message} again={imports.refetch} />
        )
      }
      empty={<EmptyState title={words.noneBegun} />}
    />
  );
}

/** The first step: a file, or an import that was begun. */
export function FileStep({ onOpen }: FileStepProps) {
  const words = useImportMessages();
  const upload = useUpload();
  const [refused, setRefused] = useState<string>();
  const pick = async (file: File) => {
    setRefused(undefined);
    const answer = await upload.send(file);
    if (answer.ok) onOpen(answer.value.id);
    else setRefused(answer.error.message);
  };
  const status: UploadStatus =
    refused !== undefined
      ? { kind: 'failed', message: refused }
      : upload.running
        ? { kind: 'uploading', percent: 100 }
        : { kind: 'empty' };
  return (
    <Stack>
      <FileUpload
        label={words.register}
        hint={words.registerHint}
        required
        accept=".xlsx,.csv,.txt"
        shape="file"
        status={status}
        onPick={(file) => void pick(file)}
      />
      <Card>
        <Stack>
          <Text>{words.templateText}</Text>
          <Row>
            <DownloadMenu label={words.template} call={exportTemplate} />
            <DownloadMenu label={words.records} call={(as) => exportRecords(as, 'false')} />
            <DownloadMenu label={words.withAdhaar} call={(as) => exportRecords(as, 'true')} />
          </Row>
          <Text size="s">{words.withAdhaarText}</Text>
        </Stack>
      </Card>
      <Begun onOpen={onOpen} />
    </Stack>
  );
}
