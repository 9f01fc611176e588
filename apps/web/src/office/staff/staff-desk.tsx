import { accountLabel, STAFF_PAGE } from '@school/domain';
import { Alert, ConfirmDialog, PageHeader, Stack, useToast } from '@school/ui';
import { useState } from 'react';
import type { StaffAccount } from '../../api/types';
import { DownloadMenu } from '../list/download-menu';
import { ListTable } from '../list/list-table';
import { useListAddress } from '../list/use-list-address';
import { useStaffMessages } from './messages';
import { NewPasswordDialog } from './new-password-dialog';
import { RightsDialog } from './rights-dialog';
import { useStaffList, type StaffChoice } from './staff-list';
import { exportStaff, useStaff, useStaffAction, type StaffAction } from './use-staff';

/** What shuts somebody out, or gives and takes rights, asks first. */
type Asked = Exclude<StaffAction, 'letIn' | 'activate'>;

/** What a form asks for. */
type Typed = Exclude<StaffChoice, StaffAction>;

/** First names may be shared: who is asked about is told apart by the login id. */
const labelOf = ({ fname, username }: StaffAccount) => accountLabel(fname, username);

const isTyped = (open: Open): open is Extract<Open, { readonly dialog: Typed }> =>
  open.dialog === 'newPassword' || open.dialog === 'rights';

type Open =
  | { readonly dialog: Asked; readonly account: StaffAccount }
  | { readonly dialog: Typed; readonly account: StaffAccount };

/** Lets in, refuses, deactivates, gives new passwords, and makes administrators and clerks (D10, D11, D58). */
export function StaffDesk({ ownId }: { readonly ownId: string }) {
  const staff = useStaffMessages();
  const address = useListAddress();
  const list = useStaff(address.page);
  const change = useStaffAction();
  const [open, setOpen] = useState<Open>();
  const [failure, setFailure] = useState<string>();
  const { showToast } = useToast();
  const { rows: accounts = [], total = 0 } = list.data ?? {};
  const isWhole = list.data !== undefined && total <= STAFF_PAGE;
  const waiting = accounts.filter(({ status }) => status === 'waiting').length;
  const forgotten = accounts.filter(({ hasForgottenPassword }) => hasForgottenPassword).length;
  const asked = open === undefined || isTyped(open) ? undefined : open;

  const act = async (action: StaffAction, account: StaffAccount) => {
    setFailure(undefined);
    const answer = await change.send({ action, staffID: account.id });
    setOpen(undefined);
    // The row shows what has changed, so the words may pass; a failure stays until it is read.
    if (answer.ok) showToast(staff.done[action](labelOf(account)));
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
        description={isWhole ? staff.summary(waiting, forgotten) : staff.text}
        actions={<DownloadMenu call={exportStaff} />}
      />
      {failure !== undefined && (
        <Alert tone="danger" onClose={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
      <ListTable
        list={useStaffList({ ownId, onChoose: choose, busyId: change.running?.staffID })}
        found={list}
        query={address}
        size={STAFF_PAGE}
        loadingRows={4}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={asked && staff.ask[asked.dialog].title(labelOf(asked.account))}
        confirmLabel={asked && staff.actions[asked.dialog]}
        variant={asked?.dialog === 'makeAdmin' ? 'primary' : 'danger'}
        loading={change.running !== undefined}
        onConfirm={() => {
          if (asked) void act(asked.dialog, asked.account);
        }}
        onCancel={() => setOpen(undefined)}
      >
        {asked && staff.ask[asked.dialog].text}
      </ConfirmDialog>
      <RightsDialog
        account={open?.dialog === 'rights' ? open.account : undefined}
        onClose={() => setOpen(undefined)}
        onDone={(account) => {
          setOpen(undefined);
          setFailure(undefined);
          showToast(staff.done.rights(labelOf(account)));
        }}
      />
      <NewPasswordDialog
        account={open?.dialog === 'newPassword' ? open.account : undefined}
        onClose={() => setOpen(undefined)}
        onDone={(account) => {
          setOpen(undefined);
          setFailure(undefined);
          showToast(staff.done.newPassword(labelOf(account)));
        }}
      />
    </Stack>
  );
}
