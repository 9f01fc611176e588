import { Card, FileUpload, Row, Stack, Text } from '@school/ui';
import { DownloadMenu } from '../list/download-menu';
import { PageLink } from '../../screen/page-link';
import { BegunImports } from './begun';
import { useImportMessages } from './messages';
import { PICTURES_PAGE } from './run-step';
import { usePickedFile } from './use-picked-file';
import { exportRecords, exportTemplate, useImports, useUpload } from './use-import';

/** The first step: choose a file, or an import that was begun. */
export function FileStep({ onOpen }: { readonly onOpen: (importID: string) => void }) {
  const words = useImportMessages();
  const { status, pick } = usePickedFile(useUpload(), onOpen);
  const imports = useImports();
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
      <PageLink to={PICTURES_PAGE}>{words.pictures}</PageLink>
      <BegunImports query={imports} />
    </Stack>
  );
}
