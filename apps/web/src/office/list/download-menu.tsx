import type { Call } from '@school/api-client';
import { exportKinds, type ExportKind } from '@school/domain';
import { ConfirmDialog, Menu, MenuButton, MenuItem, MenuList } from '@school/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useListMessages } from './messages';
import { useDownload } from './use-download';

export interface DownloadMenuProps {
  /** Makes the call that returns the list as a file of this kind, with `parseAs: 'blob'`. */
  readonly call: (as: ExportKind) => Call<unknown>;
  /** The same call with Adhaar numbers, for accounts that may have them; the menu asks for confirmation first (D88). */
  readonly withAdhaar?: DownloadMenuProps['call'] | undefined;
  /** A further download with its own label. */
  readonly otherFile?: { readonly label: string; readonly call: () => Call<unknown> } | undefined;
  /** The label of the button, where a screen has several. */
  readonly label?: string;
}

/** The menu that downloads a list as a spreadsheet or as CSV (D69). */
export function DownloadMenu({ call, withAdhaar, otherFile, label }: DownloadMenuProps) {
  const words = useListMessages();
  const { isBusy, save } = useDownload();
  const [kindToConfirm, setKindToConfirm] = useState<ExportKind>();
  return (
    <>
      <Menu>
        <MenuButton variant="secondary" loading={isBusy} icon={<Download aria-hidden="true" />}>
          {label ?? words.download}
        </MenuButton>
        <MenuList>
          {exportKinds.map((as) => (
            <MenuItem key={as} onSelect={() => void save(call(as))}>
              {words.kinds[as]}
            </MenuItem>
          ))}
          {otherFile && <MenuItem onSelect={() => void save(otherFile.call())}>{otherFile.label}</MenuItem>}
          {withAdhaar &&
            exportKinds.map((as) => (
              <MenuItem key={`adhaar ${as}`} onSelect={() => setKindToConfirm(as)}>
                {words.withAdhaar(words.kinds[as])}
              </MenuItem>
            ))}
        </MenuList>
      </Menu>
      <ConfirmDialog
        open={kindToConfirm !== undefined}
        title={words.adhaarTitle}
        confirmLabel={words.adhaarConfirm}
        onConfirm={() => {
          setKindToConfirm(undefined);
          if (kindToConfirm && withAdhaar) void save(withAdhaar(kindToConfirm));
        }}
        onCancel={() => setKindToConfirm(undefined)}
      >
        {words.adhaarText}
      </ConfirmDialog>
    </>
  );
}
