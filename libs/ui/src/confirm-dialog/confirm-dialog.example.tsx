import { Button, ConfirmDialog } from '@school/ui';
import { useState } from 'react';

export function ConfirmDialogExample() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Void receipt
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Void this receipt?"
        variant="danger"
        confirmLabel="Void receipt"
        onCancel={() => setAsked(false)}
        onConfirm={() => setAsked(false)}
      >
        The amount goes back on the balance. The receipt stays on record and a reprint says VOID.
      </ConfirmDialog>
    </>
  );
}
