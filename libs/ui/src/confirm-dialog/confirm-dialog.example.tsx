import { Button, ConfirmDialog } from '@school/ui';
import { useState } from 'react';

export function ConfirmDialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Void receipt
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Void this receipt?"
        variant="danger"
        confirmLabel="Void receipt"
        onCancel={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
      >
        The amount goes back on the balance. The receipt stays on record and a reprint says VOID.
      </ConfirmDialog>
    </>
  );
}
