import { Alert, Button, ConfirmDialog, EmptyState, PageHeader, Stack, useToast } from '@school/ui';
import { useState } from 'react';
import type { StaffAccount } from '../../api/types';
import { useMessages } from '../../messages/messages';
import { useStaffMessages } from './messages';
import { NewPasswordDialog } from './new-password-dialog';
import { StaffTable, type StaffChoice } from './staff-table';
import { useStaff, useStaffAction, type StaffAction } from './use-staff';

/** What shuts somebody out asks first. */
type Asked = Extract<StaffAction, 'refuse' | 'deactivate'>;

type Open =
  | { readonly dialog: Asked; readonly account: StaffAccount }
  | { readonly dialog: 'newPassword'; readonly account: StaffAccount };

/** Lets in, refuses, deactivates and gives new passwords (D10, D11). */
export function StaffDesk({ ownId }: { readonly ownId: string }) {
  const { tryAgain } = useMessages();
  const staff = useStaffMessages();
  const list = useStaff();
  const change = useStaffAction();
  const [open, setOpen] = useState<Open>();
  const [failure, setFailure] = useState<string>();
  const { showToast } = useToast();
  const accounts = list.data ?? [];
  const waiting = accounts.filter(({ status }) => status === 'waiting').length;
  const forgotten = accounts.filter(({ hasForgottenPassword }) => hasForgottenPassword).length;
  const asked = open?.dialog === 'newPassword' ? undefined : open;

  const act = async (action: StaffAction, { id, fname }: StaffAccount) => {
    setFailure(undefined);
    const answer = await change.send({ action, staffID: id });
    setOpen(undefined);
    // The row shows what has changed, so the words may pass; a failure stays until it is read.
    if (answer.ok) showToast(staff.done[action](fname));
    else setFailure(answer.error.message);
  };
  const choose = (choice: StaffChoice, account: StaffAccount) => {
    if (choice === 'letIn' || choice === 'activate') void act(choice, account);
    else setOpen({ dialog: choice, account });
  };

  return (
    <Stack>
      <PageHeader
        title={staff.title}
        description={list.data ? staff.summary(waiting, forgotten) : staff.text}
      />
      {failure !== undefined && (
        <Alert tone="danger" onClose={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
      <StaffTable
        accounts={accounts}
        ownId={ownId}
        onChoose={choose}
        busyId={change.running?.staffID}
        loading={list.isPending}
        error={
          list.isError ? (
            <EmptyState
              title={staff.listFailed}
              description={list.error.message}
              action={<Button onClick={() => void list.refetch()}>{tryAgain}</Button>}
            />
          ) : undefined
        }
        empty={<EmptyState title={staff.noneYet} />}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={asked && staff.ask[asked.dialog].title(asked.account.fname)}
        confirmLabel={asked && staff.actions[asked.dialog]}
        tone="danger"
        busy={change.running !== undefined}
        onConfirm={() => {
          if (asked) void act(asked.dialog, asked.account);
        }}
        onCancel={() => setOpen(undefined)}
      >
        {asked && staff.ask[asked.dialog].text}
      </ConfirmDialog>
      <NewPasswordDialog
        account={open?.dialog === 'newPassword' ? open.account : undefined}
        onClose={() => setOpen(undefined)}
        onDone={({ fname }) => {
          setOpen(undefined);
          setFailure(undefined);
          showToast(staff.done.newPassword(fname));
        }}
      />
    </Stack>
  );
}
