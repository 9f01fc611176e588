import type { UploadStatus } from '@school/ui';
import { useState } from 'react';
import type { Changing } from '../../api/use-change';
import { useIsShown } from '../../screen/use-is-shown';

/** Sends the file that somebody picks. @param onOpen gets the id of what was made of it, while the page is still there */
export function usePickedFile(
  upload: Changing<File, { readonly id: string }>,
  onOpen: (id: string) => void,
): { readonly status: UploadStatus; readonly pick: (file: File) => Promise<void> } {
  const [refused, setRefused] = useState<string>();
  const isShown = useIsShown();
  const pick = async (file: File) => {
    setRefused(undefined);
    const answer = await upload.send(file);
    if (!isShown()) return;
    if (answer.ok) onOpen(answer.value.id);
    else setRefused(answer.error.message);
  };
  if (refused !== undefined) return { pick, status: { kind: 'failed', message: refused } };
  return { pick, status: upload.running ? { kind: 'uploading', percent: 100 } : { kind: 'empty' } };
}
