import { dateTimeLabel, type StaffStatus } from '@school/domain';
import { Badge, Button, DataTable, Row, useKitMessages, type ButtonProps, type Column } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StaffAccount } from '../../api/types';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { useStaffMessages } from './messages';
import type { StaffAction } from './use-staff';

export type StaffChoice = StaffAction | 'newPassword';

const tones = { waiting: 'warning', active: 'success', refused: 'danger', deactivated: 'info' } as const;

const choices: Readonly<Record<StaffStatus, readonly StaffChoice[]>> = {
  waiting: ['letIn', 'refuse'],
  active: ['newPassword', 'deactivate'],
  refused: [],
  deactivated: ['activate', 'newPassword'],
};

const looks: Readonly<Record<StaffChoice, ButtonProps['variant']>> = {
  letIn: 'primary',
  refuse: 'secondary',
  activate: 'secondary',
  newPassword: 'secondary',
  deactivate: 'secondary',
};

/** One line however narrow the screen: the table scrolls sideways, and rows stay low enough to compare. */
const Line = styled(Row)`
  flex-wrap: nowrap;
  white-space: nowrap;
`;

/** Who waits for the administrator comes first. */
const urgency = ({ status, hasForgottenPassword }: StaffAccount) =>
  status === 'waiting' ? 0 : hasForgottenPassword ? 1 : 2;

export interface StaffTableProps {
  readonly accounts: readonly StaffAccount[];
  /** The account of the administrator who looks: nobody deactivates himself. */
  readonly ownId: string;
  readonly onChoose: (choice: StaffChoice, account: StaffAccount) => void;
  /** The account whose action is on its way. */
  readonly busyId?: string | undefined;
  readonly loading?: boolean;
  readonly error?: ReactNode;
  readonly empty?: ReactNode;
}

/** All accounts with what can be done about each (D10, D11). */
export function StaffTable({ accounts, ownId, onChoose, busyId, ...rest }: StaffTableProps) {
  const { none } = useMessages();
  const staff = useStaffMessages();
  const { options } = useWords();
  const { locale } = useKitMessages();
  const rows = accounts.toSorted((one, other) => urgency(one) - urgency(other));

  const actionsOf = (account: StaffAccount) => {
    const own = account.id === ownId;
    const possible = choices[account.status].filter((choice) => !(own && choice === 'deactivate'));
    if (possible.length === 0) return none;
    return (
      <Line $gap="xs">
        {possible.map((choice) => (
          <Button
            key={choice}
            variant={looks[choice]}
            disabled={busyId === account.id}
            aria-label={staff.actionFor(staff.actions[choice], account.fname)}
            onClick={() => onChoose(choice, account)}
          >
            {staff.actions[choice]}
          </Button>
        ))}
      </Line>
    );
  };

  const columns: readonly Column<StaffAccount>[] = [
    { key: 'fname', header: staff.columns.fname, render: ({ fname }) => fname },
    { key: 'username', header: staff.columns.username, render: ({ username }) => <Line>{username}</Line> },
    { key: 'role', header: staff.columns.role, render: ({ role }) => options.role[role] },
    {
      key: 'status',
      header: staff.columns.status,
      render: ({ status, hasForgottenPassword }) => (
        <Line $gap="xxs">
          <Badge tone={tones[status]}>{options.staffStatus[status]}</Badge>
          {hasForgottenPassword && <Badge tone="warning">{staff.forgotPassword}</Badge>}
        </Line>
      ),
    },
    {
      key: 'since',
      header: staff.columns.since,
      render: ({ statusSince }) => <Line>{dateTimeLabel(new Date(statusSince), locale)}</Line>,
    },
    { key: 'actions', header: staff.columns.actions, render: actionsOf },
  ];
  return (
    <DataTable
      caption={staff.list}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loadingRows={4}
      {...rest}
    />
  );
}
