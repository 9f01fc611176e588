import type { UploadStatus } from '@school/ui';
import type { Changing } from '../../api/use-change';
import { useFailure } from '../../screen/failed';
import { useIsShown } from '../../screen/use-is-shown';

/** Uploads the file that somebody picks. @param onOpen called with the id of the new import, while the page is still there */
export function usePickedFile(
  upload: Changing<File, { readonly id: string }>,
  onOpen: (id: string) => void,
): { readonly status: UploadStatus; readonly pick: (file: File) => Promise<void> } {
  const { failed, showFailure } = useFailure();
  const isShown = useIsShown();
  const pick = async (file: File) => {
    const answer = await showFailure(upload.send(file));
    if (answer.ok && isShown()) onOpen(answer.value.id);
  };
  if (failed.text !== undefined) return { pick, status: { kind: 'failed', message: failed.text } };
  return { pick, status: upload.running ? { kind: 'uploading', percent: 100 } : { kind: 'empty' } };
}
