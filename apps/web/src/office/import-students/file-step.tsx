import { Card, FileUpload, Row, Stack, Text, TextLink, type UploadStatus } from '@school/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DownloadMenu } from '../list/download-menu';
import { Begun } from './begun';
import { useImportMessages } from './messages';
import { PICTURES_PAGE } from './run-step';
import { exportRecords, exportTemplate, useImports, useUpload } from './use-import';

interface FileStepProps {
  readonly onOpen: (importID: string) => void;
}

/** The first step: a file, or an import that was begun. */
export function FileStep({ onOpen }: FileStepProps) {
  const words = useImportMessages();
  const upload = useUpload();
  const imports = useImports();
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
      <TextLink as={Link} to={PICTURES_PAGE}>
        {words.pictures}
      </TextLink>
      <Begun imports={imports} onOpen={onOpen} />
    </Stack>
  );
}
