import { accountLabel, dateTimeLabel, type StaffStatus } from '@school/domain';
import { Badge, Button, Menu, MenuButton, MenuItem, MenuList, Row } from '@school/ui';
import styled from 'styled-components';
import type { StaffAccount } from '../../api/types';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import type { List, ListColumn } from '../list/list';
import { Note } from '../list/cells';
import { useSectionName } from '../section/use-section-name';
import type { Confirmed } from './confirmed-dialog';
import { useStaffMessages } from './messages';
import type { StaffAction } from './use-staff';

export type StaffChoice = StaffAction | Confirmed | 'rights' | 'teaching' | 'refuseFrom';

const tones = { waiting: 'warning', active: 'success', refused: 'danger', deactivated: 'info' } as const;

const choices: Readonly<Record<StaffStatus, readonly StaffChoice[]>> = {
  waiting: ['letIn', 'refuse', 'refuseFrom'],
  active: ['teaching', 'newPassword', 'rights', 'makeAdmin', 'makeClerk', 'makeTeacher', 'deactivate'],
  refused: [],
  deactivated: ['activate', 'newPassword'],
};

/** Choices that nobody has for their own account; the server refuses them too. */
const notForOwnAccount: readonly StaffChoice[] = [
  'newPassword',
  'deactivate',
  'makeAdmin',
  'makeClerk',
  'makeTeacher',
];

/**
 * Whether a choice fits an account: administrators and teachers become clerks, clerks become either; clerks have rights to
 * choose, and teachers sections.
 */
const isFor = (choice: StaffChoice, { role, registeredFrom }: StaffAccount) => {
  if (choice === 'refuseFrom') return registeredFrom !== undefined;
  if (choice === 'teaching') return role === 'teacher';
  if (choice === 'makeAdmin' || choice === 'makeTeacher' || choice === 'rights') return role === 'office';
  return choice !== 'makeClerk' || role !== 'office';
};

/** Whether the choice is a button, because it waits for the administrator; rarer choices are in the menu. */
const isAtHand = (choice: StaffChoice, { status, hasForgottenPassword }: StaffAccount) =>
  choice === 'newPassword' ? hasForgottenPassword : status !== 'active' && choice !== 'refuseFrom';

/** One line, so that rows stay low; wrapped on a phone, so that waiting actions stay in view. */
const Line = styled(Row)`
  flex-wrap: nowrap;
  white-space: nowrap;

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    flex-wrap: wrap;
  }
`;

export interface StaffListOptions {
  /** The account of the administrator on screen, who cannot deactivate it or lower its role. */
  readonly ownId: string;
  readonly onChoose: (choice: StaffChoice, account: StaffAccount) => void;
  /** The account with an action on its way. */
  readonly busyId?: string | undefined;
}

/** All accounts, each with its available actions (D10, D11). */
export function useStaffList({ ownId, onChoose, busyId }: StaffListOptions): List<StaffAccount> {
  const { none } = useMessages();
  const staff = useStaffMessages();
  const { labels, options, locale } = useWords();
  const nameOf = useSectionName();

  const actionsOf = (account: StaffAccount) => {
    const isOwn = account.id === ownId;
    const possible = choices[account.status].filter(
      (choice) => isFor(choice, account) && !(isOwn && notForOwnAccount.includes(choice)),
    );
    if (possible.length === 0) return none;
    const name = accountLabel(account.fname, account.username);
    const disabled = busyId === account.id;
    const choicesInMenu = possible.filter((choice) => !isAtHand(choice, account));
    return (
      <Line gap="xs">
        {possible
          .filter((choice) => isAtHand(choice, account))
          .map((choice) => (
            <Button
              size="s"
              key={choice}
              variant="secondary"
              disabled={disabled}
              aria-label={staff.actionFor(staff.actions[choice], name)}
              onClick={() => onChoose(choice, account)}
            >
              {staff.actions[choice]}
            </Button>
          ))}
        {choicesInMenu.length > 0 && (
          <Menu>
            <MenuButton size="s" disabled={disabled} aria-label={staff.actionFor(staff.more, name)}>
              {staff.more}
            </MenuButton>
            <MenuList align="end">
              {choicesInMenu.map((choice) => (
                <MenuItem key={choice} onSelect={() => onChoose(choice, account)}>
                  {staff.actions[choice]}
                </MenuItem>
              ))}
            </MenuList>
          </Menu>
        )}
      </Line>
    );
  };

  const columns: readonly ListColumn<StaffAccount>[] = [
    {
      key: 'name',
      header: staff.columns.name,
      render: ({ fname, username, registeredFrom }) => (
        <>
          {fname}
          <Note>{username}</Note>
          {registeredFrom !== undefined && <Note>{staff.requestedFrom(registeredFrom)}</Note>}
        </>
      ),
    },
    {
      key: 'role',
      header: labels.role,
      folds: { at: 'phone', into: 'name' },
      minWidth: '8rem',
      render: ({ role, rights, teaching }) => (
        <>
          {options.role[role]}
          {role === 'teacher' && (
            <Note>{teaching.length > 0 ? teaching.map(nameOf).join(', ') : staff.noTeaching}</Note>
          )}
          {role === 'office' && <Note>{rights.map((right) => options.right[right]).join(', ')}</Note>}
        </>
      ),
    },
    {
      key: 'status',
      header: labels.staffStatus,
      folds: { at: 'phone', into: 'name' },
      render: ({ status, hasForgottenPassword, mustChangePassword }) => (
        <Line gap="xxs">
          <Badge tone={tones[status]}>{options.staffStatus[status]}</Badge>
          {mustChangePassword && <Badge tone="info">{staff.firstPassword}</Badge>}
          {hasForgottenPassword && <Badge tone="warning">{staff.forgotPassword}</Badge>}
        </Line>
      ),
    },
    {
      key: 'since',
      header: staff.columns.since,
      folds: { at: 'drawer', into: 'status' },
      render: ({ statusSince }) => <Line>{dateTimeLabel(new Date(statusSince), locale)}</Line>,
    },
    { key: 'actions', header: labels.actions, render: actionsOf },
  ];
  return { words: staff, columns, rowKey: ({ id }) => id };
}
