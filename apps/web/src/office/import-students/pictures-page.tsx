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
import { LoadFailed, Loading } from '../../screen/loading';
import { useListAddress } from '../list/use-list-address';
import { PageLink } from '../../screen/page-link';
import { Begun } from './begun';
import { useImportMessages } from './messages';
import { PicturesPreview, PicturesRun } from './picture-steps';
import { usePickedFile } from './use-picked-file';
import { usePictureImport, usePictureImports, useUploadPictures } from './use-pictures';

/** How the files are named, and the ZIP that has them. */
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
      <Begun imports={imports} onOpen={onOpen} />
    </Stack>
  );
}

function OneArchive({ importID }: { readonly importID: string }) {
  const words = useImportMessages();
  const { address, choose } = useListAddress();
  const made = usePictureImport(importID);
  if (made.isPending) return <Loading />;
  if (!made.data) return <LoadFailed title={words.failed} of={made} />;
  const { state } = made.data;
  const another = () => choose({ import: '', step: '', page: '', state: '' });
  const goTo = (step: string) => choose({ step, page: '', state: '' });
  const isLookedAt = state === 'preview' || (state !== 'running' && address.get('step') === 'preview');
  return isLookedAt ? (
    <PicturesPreview made={made.data} onAnother={another} onRun={() => goTo('')} />
  ) : (
    <PicturesRun made={made.data} onAnother={another} onLook={() => goTo('preview')} />
  );
}

/** Brings photos and signatures of students as a ZIP: what each file is, then the run (D68). */
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
