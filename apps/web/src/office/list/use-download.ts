import type { Call } from '@school/api-client';
import { useToast } from '@school/ui';
import { useState } from 'react';
import { download } from '../../api/download';

/** Saves the answer of a call made with `parseAs: 'blob'` as a file; if it fails, a toast says why. */
export function useDownload() {
  const { showToast } = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async (file: Call<unknown>) => {
    setBusy(true);
    const refusal = await download(file).finally(() => setBusy(false));
    if (refusal) showToast(refusal.message, 'warning');
  };
  return { isBusy, save };
}
