import { accountLabel, STAFF_PAGE } from '@school/domain';
import { Button, ConfirmDialog, PageHeader, Row, Stack, useToast } from '@school/ui';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { HandedPassword as Handed, StaffAccount } from '../../api/types';
import { useSession } from '../../session/session';
import { DownloadMenu } from '../list/download-menu';
import { ListTable } from '../list/list-table';
import { useListAddress } from '../list/use-list-address';
import { Failed, useFailure } from '../../screen/failed';
import { AddStaffDialog } from './add-staff-dialog';
import { ConfirmedDialog, type Confirmed } from './confirmed-dialog';
import { SignIns } from '../sign-ins/sign-ins';
import { HandedPassword } from './handed-password';
import { useStaffMessages } from './messages';
import { RightsDialog } from './rights-dialog';
import { useStaffList, type StaffChoice } from './staff-list';
import { exportStaff, useRefuseFrom, useStaff, useStaffAction, type StaffAction } from './use-staff';

/** First names may be shared, so the label has the login id too. */
const labelOf = ({ fname, username }: StaffAccount) => accountLabel(fname, username);

type OpenDialog =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'handed'; readonly newPassword: Handed }
  | { readonly dialog: 'rights'; readonly account: StaffAccount }
  | { readonly dialog: 'confirm'; readonly choice: Confirmed; readonly account: StaffAccount }
  | { readonly dialog: 'ask'; readonly choice: StaffAction; readonly account: StaffAccount }
  | { readonly dialog: 'ask'; readonly choice: 'refuseFrom'; readonly address: string };

/** The Staff screen: adds, lets in, refuses, deactivates, gives new passwords, changes roles (D9, D10, D11, D58). */
export function StaffDesk() {
  const staff = useStaffMessages();
  const address = useListAddress();
  const ownId = useSession().claims?.sub ?? '';
  const list = useStaff(address.page);
  const change = useStaffAction();
  const refusal = useRefuseFrom();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { failed, showFailure } = useFailure();
  const { showToast } = useToast();
  const navigate = useNavigate();
  const { rows: accounts = [], total = 0 } = list.data ?? {};
  const isWhole = list.data !== undefined && total <= STAFF_PAGE;
  const waitingCount = accounts.filter(({ status }) => status === 'waiting').length;
  const forgottenCount = accounts.filter(({ hasForgottenPassword }) => hasForgottenPassword).length;
  const question = dialog?.dialog === 'ask' ? dialog : undefined;

  const act = async (action: StaffAction, account: StaffAccount) => {
    const { ok } = await showFailure(change.send({ action, staffID: account.id }));
    setDialog(undefined);
    // The row shows the change, so the message may disappear; a failure stays until it is read.
    if (ok) showToast(staff.done[action](labelOf(account)));
  };
  const refuseAllFrom = async (from: string) => {
    const answer = await showFailure(refusal.send(from));
    setDialog(undefined);
    if (answer.ok) showToast(staff.done.refuseFrom(from, answer.value.refused));
  };
  const confirm = () => {
    if (question?.choice === 'refuseFrom') void refuseAllFrom(question.address);
    else if (question) void act(question.choice, question.account);
  };
  const openTeaching = ({ id }: StaffAccount) => void navigate(`/office/staff/${id}/sections`);
  const choose = (choice: StaffChoice, account: StaffAccount) => {
    if (choice === 'refuseFrom') setDialog({ dialog: 'ask', choice, address: account.registeredFrom ?? '' });
    else if (choice === 'teaching') openTeaching(account);
    else if (choice === 'rights') setDialog({ dialog: choice, account });
    else if (choice === 'refuse' || choice === 'deactivate') setDialog({ dialog: 'ask', choice, account });
    else setDialog({ dialog: 'confirm', choice, account });
  };

  return (
    <Stack>
      <PageHeader
        title={staff.title}
        description={isWhole ? staff.summary(waitingCount, forgottenCount) : staff.text}
        actions={
          <Row>
            <DownloadMenu call={exportStaff} />
            <Button icon={<UserRoundPlus aria-hidden="true" />} onClick={() => setDialog({ dialog: 'add' })}>
              {staff.add}
            </Button>
          </Row>
        }
      />
      <Failed {...failed} />
      <ListTable
        list={useStaffList({ ownId, onChoose: choose, busyId: change.running?.staffID })}
        result={list}
        query={address}
        size={STAFF_PAGE}
        loadingRows={4}
      />
      <SignIns whose="everybody" />
      <ConfirmDialog
        open={question !== undefined}
        title={
          question &&
          staff.ask[question.choice].title(
            question.choice === 'refuseFrom' ? question.address : labelOf(question.account),
          )
        }
        confirmLabel={question && staff.actions[question.choice]}
        variant="danger"
        loading={(change.running ?? refusal.running) !== undefined}
        onConfirm={confirm}
        onCancel={() => setDialog(undefined)}
      >
        {question && staff.ask[question.choice].text}
      </ConfirmDialog>
      {dialog?.dialog === 'confirm' && (
        <ConfirmedDialog
          choice={dialog.choice}
          account={dialog.account}
          onClose={() => setDialog(undefined)}
          onDone={(newPassword) => {
            failed.onClose();
            setDialog(newPassword && { dialog: 'handed', newPassword });
            if (dialog.choice !== 'newPassword')
              showToast(staff.done[dialog.choice](labelOf(dialog.account)));
          }}
        />
      )}
      {dialog?.dialog === 'rights' && (
        <RightsDialog
          // The latest account read, so that another desk's change of the rights is shown after a refusal.
          account={accounts.find(({ id }) => id === dialog.account.id) ?? dialog.account}
          onClose={() => setDialog(undefined)}
          onDone={(account) => {
            setDialog(undefined);
            failed.onClose();
            showToast(staff.done.rights(labelOf(account)));
          }}
        />
      )}
      {dialog?.dialog === 'add' && (
        <AddStaffDialog
          onClose={() => setDialog(undefined)}
          onDone={(newPassword) => {
            failed.onClose();
            setDialog({ dialog: 'handed', newPassword });
          }}
        />
      )}
      {dialog?.dialog === 'handed' && (
        <HandedPassword
          newPassword={dialog.newPassword}
          onDone={() => {
            // Closed before the next page opens: until then the slip would ask whether to leave it.
            flushSync(() => setDialog(undefined));
            const { account } = dialog.newPassword;
            // A teacher without sections sees no students, so they are given next.
            if (account.role === 'teacher' && account.teachingRevision === 0) openTeaching(account);
          }}
        />
      )}
    </Stack>
  );
}
