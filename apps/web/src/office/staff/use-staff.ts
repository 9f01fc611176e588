import {
  STAFF_PAGE,
  type ConfirmedStaff,
  type ExportKind,
  type NewStaff,
  type StaffRights,
  type StaffRole,
} from '@school/domain';
import { keys } from '../../api/keys';
import { calls } from '../../api/school-api';
import type { StaffAccount } from '../../api/types';
import { useChange, useKeyedChange, withKey } from '../../api/use-change';
import { partOf, usePart } from '../list/use-part';

const KEY = keys.staff;

interface StaffRequest {
  readonly staffID: string;
}

const actions = {
  refuse: (body: StaffRequest) => calls.POST('/api/staff/refuse', { body }),
  deactivate: (body: StaffRequest) => calls.POST('/api/staff/deactivate', { body }),
};

/** The calls that let an account sign in; they need the user's own password. */
const openings = {
  letIn: (body: ConfirmedStaff) => calls.POST('/api/staff/letIn', { body }),
  activate: (body: ConfirmedStaff) => calls.POST('/api/staff/activate', { body }),
};

/** The accounts as a file (D69). */
export const exportStaff = (as: ExportKind) =>
  calls.GET('/api/staff/export', { params: { query: { as } }, parseAs: 'blob' });

export type StaffAction = keyof typeof actions;
export type Opening = keyof typeof openings;

const urgency = ({ status, hasForgottenPassword }: StaffAccount) =>
  status === 'waiting' ? 0 : hasForgottenPassword ? 1 : 2;

/** A page of the accounts, those waiting for the administrator first, and their number. */
export const useStaff = (page: number) =>
  usePart([...KEY, page], async (signal) => {
    const query = { page: String(page), size: String(STAFF_PAGE) };
    const { rows, total } = await partOf(calls.GET('/api/staff', { params: { query }, signal }));
    return { rows: rows.toSorted((one, other) => urgency(one) - urgency(other)), total };
  });

export const useStaffAction = () =>
  useChange([KEY, keys.signIns], ({ action, staffID }: StaffRequest & { readonly action: StaffAction }) =>
    actions[action]({ staffID }),
  );

export const useOpening = () =>
  useChange([KEY, keys.signIns], ({ opening, ...body }: ConfirmedStaff & { readonly opening: Opening }) =>
    openings[opening](body),
  );

/** Refuses all waiting accounts that were requested from one address. */
export const useRefuseFrom = () =>
  useChange([KEY], (registeredFrom: string) =>
    calls.POST('/api/staff/refuseFrom', { body: { registeredFrom } }),
  );

export const useNewPassword = () =>
  useChange([KEY, keys.signIns], (body: ConfirmedStaff) => calls.POST('/api/staff/newPassword', { body }));

export const useSetRole = () =>
  useChange([KEY, keys.signIns], (body: StaffRole) => calls.POST('/api/staff/role', { body }));

/** Adds an account, once; a repeat after a lost answer makes and returns a new password for it. */
export const useAddStaff = () =>
  useKeyedChange([KEY, keys.signIns], (body: NewStaff, key) =>
    calls.POST('/api/staff', { body, ...withKey(key) }),
  );

export const useSetRights = () =>
  useChange([KEY, keys.signIns], (body: StaffRights) => calls.POST('/api/staff/rights', { body }));
