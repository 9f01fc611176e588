import {
  Card,
  DescriptionItem,
  DescriptionList,
  FileUpload,
  Heading,
  PageHeader,
  Stack,
  Text,
} from '@school/ui';
import { useWords } from '../../messages/words';
import { QueryView } from '../../screen/query-view';
import { useListAddress } from '../list/use-list-address';
import { PageLink } from '../../screen/page-link';
import { BegunImports } from './begun';
import { useImportMessages } from './messages';
import { PicturesPreview, PicturesRun } from './picture-steps';
import { usePickedFile } from './use-picked-file';
import { usePictureImport, usePictureImports, useUploadPictures, type PictureImport } from './use-pictures';

/** The naming rules for the files, and the upload of the ZIP. */
function BringPictures({ onOpen }: { readonly onOpen: (importID: string) => void }) {
  const words = useImportMessages();
  const { options } = useWords();
  const { status, pick } = usePickedFile(useUploadPictures(), onOpen);
  const imports = usePictureImports();
  return (
    <Stack>
      <Card>
        <Stack>
          <Heading level={2}>{words.naming}</Heading>
          <Text>{words.namingText}</Text>
          <DescriptionList>
            <DescriptionItem label={options.pictureOf.photo}>{words.photoNames}</DescriptionItem>
            <DescriptionItem label={options.pictureOf.signature}>{words.signatureNames}</DescriptionItem>
          </DescriptionList>
        </Stack>
      </Card>
      <FileUpload
        label={words.zip}
        hint={words.zipHint}
        required
        accept=".zip"
        shape="file"
        status={status}
        onPick={(file) => void pick(file)}
      />
      <BegunImports query={imports} />
    </Stack>
  );
}

function OneArchive({ importID }: { readonly importID: string }) {
  const words = useImportMessages();
  const { address, choose } = useListAddress();
  const startAnother = () => choose({ import: '', step: '', page: '', state: '' });
  const goTo = (step: string) => choose({ step, page: '', state: '' });
  const isLookedAt = ({ state }: PictureImport) =>
    state === 'preview' || (state !== 'running' && address.get('step') === 'preview');
  return (
    <QueryView query={usePictureImport(importID)} failed={words.failed}>
      {(pictureImport) =>
        isLookedAt(pictureImport) ? (
          <PicturesPreview pictureImport={pictureImport} onAnother={startAnother} onRun={() => goTo('')} />
        ) : (
          <PicturesRun
            pictureImport={pictureImport}
            onAnother={startAnother}
            onLook={() => goTo('preview')}
          />
        )
      }
    </QueryView>
  );
}

/** Imports photos and signatures of students from a ZIP: first the preview of each file, then the run (D68). */
export function PicturesPage() {
  const words = useImportMessages();
  const { address, choose } = useListAddress();
  const importID = address.get('import') ?? '';
  return (
    <Stack>
      <PageHeader title={words.pictures} description={words.picturesText} />
      <PageLink to="/office/import-students">{words.toRegister}</PageLink>
      {importID === '' ? (
        <BringPictures onOpen={(id) => choose({ import: id })} />
      ) : (
        <OneArchive importID={importID} />
      )}
    </Stack>
  );
}
