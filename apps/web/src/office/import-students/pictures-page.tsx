import {
  Card,
  DescriptionItem,
  DescriptionList,
  EmptyState,
  FileUpload,
  Heading,
  PageHeader,
  Stack,
  Text,
  TextLink,
  type UploadStatus,
} from '@school/ui';
import { ShieldX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../screen/load-failed';
import { Loading } from '../../screen/loading';
import { useListAddress } from '../list/use-list-address';
import { Begun } from './begun';
import { useImportMessages } from './messages';
import { PicturesPreview, PicturesRun } from './picture-steps';
import { usePictureImport, usePictureImports, useUploadPictures } from './use-pictures';

/** How the files are named, and the ZIP that has them. */
function BringPictures({ onOpen }: { readonly onOpen: (importID: string) => void }) {
  const words = useImportMessages();
  const { options } = useWords();
  const upload = useUploadPictures();
  const imports = usePictureImports();
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
  if (!made.data) return <LoadFailed title={words.failed} reason={made.error.message} again={made.refetch} />;
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
  const { notAllowed } = useMessages();
  const { claims } = useSession();
  const { address, choose } = useListAddress();
  const importID = address.get('import') ?? '';
  if (claims?.role !== 'admin')
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{notAllowed}</h1>}
        description={words.adminOnly}
        icon={<ShieldX />}
      />
    );
  return (
    <Stack>
      <PageHeader title={words.pictures} description={words.picturesText} />
      <TextLink as={Link} to="/office/import-students">
        {words.toRegister}
      </TextLink>
      {importID === '' ? (
        <BringPictures onOpen={(id) => choose({ import: id })} />
      ) : (
        <OneArchive importID={importID} />
      )}
    </Stack>
  );
}
