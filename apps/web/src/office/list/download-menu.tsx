import type { Call } from '@school/api-client';
import { exportKinds, type ExportKind } from '@school/domain';
import { Menu, MenuButton, MenuItem, MenuList, useToast } from '@school/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../api/download';
import { useListMessages } from './messages';

export interface DownloadMenuProps {
  /** The call that answers the list as a file of this kind, made with `parseAs: 'blob'`. */
  readonly call: (as: ExportKind) => Call<unknown>;
  /** What the button says where a screen has several. */
  readonly label?: string;
}

/** Takes a list along as a spreadsheet or as CSV (D69). */
export function DownloadMenu({ call, label }: DownloadMenuProps) {
  const words = useListMessages();
  const { showToast } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (as: ExportKind) => {
    setIsBusy(true);
    const refusal = await download(call(as)).finally(() => setIsBusy(false));
    if (refusal) showToast(refusal.message, 'warning');
  };
  return (
    <Menu>
      <MenuButton variant="secondary" loading={isBusy} icon={<Download aria-hidden="true" />}>
        {label ?? words.download}
      </MenuButton>
      <MenuList>
        {exportKinds.map((as) => (
          <MenuItem key={as} onSelect={() => void save(as)}>
            {words.kinds[as]}
          </MenuItem>
        ))}
      </MenuList>
    </Menu>
  );
}
