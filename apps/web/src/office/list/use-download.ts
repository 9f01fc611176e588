import type { Call } from '@school/api-client';
import { useToast } from '@school/ui';
import { useState } from 'react';
import { download } from '../../api/download';

/** Saves what a call answers, made with `parseAs: 'blob'`; a toast says why there is no file. */
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
