import type { components } from '@school/api-client';
import type { Closing, Drawer, OpenDrawer, SignIn, StaffAccount } from '../api/types';
import { answer, type Answers } from './answer';
import { emptyOffice, officeDay } from './office-day';

type Schemas = components['schemas'];

export const drawer: Drawer = {
  number: 7,
  entryCount: 12,
  firstAt: '2026-11-21T03:35:00.000Z',
  lastFloat: 200,
  withoutCash: [{ key: 'UPI', amount: 3550 }],
};

export const drawerOfRavi: Drawer = { ...drawer, collectedBy: 'Ravi', number: 3, entryCount: 4 };

export const closing: Closing = {
  collectorId: 'meena',
  collectedBy: 'Meena',
  number: 6,
  closedAt: '2026-11-20T11:30:00.000Z',
  lastFloat: 500,
  openingFloat: 200,
  floatReason: 'The principal took change for the bank',
  counts: { n500: 3, n200: 1, n100: 0, n50: 1, n20: 0, n10: 0, n5: 0, n2: 0, n1: 0 },
  counted: 1750,
  expected: 1800,
  difference: -50,
  reason: 'Change given twice',
  closingFloat: 200,
  handedOver: 1550,
  branches: [
    { key: 'MLMEC', expected: 1100, counted: 1050 },
    { key: 'MLMIC', expected: 500, counted: 500 },
  ],
  tries: [{ at: '2026-11-20T11:28:00.000Z', counted: 1700 }],
  entryCount: 12,
  firstAt: '2026-11-20T03:35:00.000Z',
  lastAt: '2026-11-20T11:05:00.000Z',
  modes: [
    { key: 'Cash', amount: 1600 },
    { key: 'UPI', amount: 3550 },
  ],
  heads: [
    { key: 'monthly', amount: 4950 },
    { key: 'tc', amount: 200 },
  ],
  collected: 5600,
  voided: -450,
  total: 5150,
};

export const openDrawers: readonly OpenDrawer[] = [
  {
    collectorId: 'ravi',
    collectedBy: 'Ravi',
    entryCount: 4,
    cash: 1350,
    branches: [
      { key: 'MLMEC', amount: 1050 },
      { key: 'MLMIC', amount: 300 },
    ],
    total: 1800,
    firstAt: '2026-11-21T03:50:00.000Z',
  },
];

const account = (id: string, change: Partial<StaffAccount>): StaffAccount => ({
  id,
  fname: 'Meena',
  username: 'meena.office',
  role: 'office',
  status: 'active',
  rights: ['students', 'collect', 'reports'],
  teaching: [],
  teachingRevision: 0,
  hasForgottenPassword: false,
  mustChangePassword: false,
  createdAt: '2026-11-02T04:30:00.000Z',
  statusSince: '2026-11-02T04:30:00.000Z',
  ...change,
});

const staff: readonly StaffAccount[] = [
  account('meena', { role: 'admin' }),
  account('ravi', { fname: 'Ravi', username: 'ravi.k', hasForgottenPassword: true }),
  account('sunita', { fname: 'Sunita', username: 'sunita', status: 'waiting' }),
  account('suresh', { fname: 'Suresh', username: 'suresh', status: 'deactivated' }),
];

const meena = { id: 'meena', username: 'meena.office', fname: 'Meena' };

const signIn = (id: string, change: Partial<SignIn>): SignIn => ({
  id,
  staffID: 'meena',
  fname: 'Meena',
  username: 'meena.office',
  address: '192.168.1.20',
  browser: 'chrome',
  system: 'windows',
  begunAt: '2026-11-21T04:15:00.000Z',
  lastWorkAt: '2026-11-21T04:44:00.000Z',
  isThisOne: false,
  ...change,
});

const signIns: readonly SignIn[] = [
  signIn('here', { isThisOne: true }),
  signIn('phone', { address: '2001:db8:1:2::/64', system: 'android' }),
];

const ravisSignIn = signIn('ravi', { staffID: 'ravi', fname: 'Ravi', username: 'ravi.k', browser: 'edge' });

const log: readonly Schemas['AuditEntry'][] = [
  {
    id: '2',
    at: '2026-11-21T04:35:00.000Z',
    action: 'student-changed',
    by: meena,
    address: '192.168.1.20',
    subject: { kind: 'student', id: '1001', name: 'Aarav Mishra' },
    changes: [
      { field: 'class', before: '3', after: '4' },
      { field: 'adhaarNumber', isHidden: true },
    ],
  },
  {
    id: '1',
    at: '2026-11-21T04:30:00.000Z',
    action: 'sign-in-failed',
    address: '192.168.1.77',
    subject: { kind: 'account', id: 'ravi', name: 'Ravi' },
    changes: [],
  },
];

/** Further answers of the server for users who manage the drawers, the accounts and the log. */
export const officeDesk = {
  ...officeDay,
  'GET /api/office/drawer': answer(drawer),
  'GET /api/office/openDrawers': answer(openDrawers),
  'GET /api/office/closings': answer([closing], { 'X-Total-Count': '1' }),
  'GET /api/office/closing': answer(closing),
  'GET /api/office/receipts/collectors': answer([
    { id: 'meena', username: 'meena.office', name: 'Meena' },
  ] satisfies Schemas['Collectors']),
  'GET /api/office/sessionSettings': answer({ idleAfter: '30' } satisfies Schemas['SessionSettingsAnswer']),
  'GET /api/office/signIns': answer(signIns),
  'GET /api/staff/signIns': answer([...signIns, ravisSignIn]),
  'GET /api/staff': answer(staff, { 'X-Total-Count': String(staff.length) }),
  'GET /api/audit': answer(log, { 'X-Total-Count': String(log.length) }),
} as const satisfies Answers;

/** The same on the first morning. */
export const emptyDesk: Answers = {
  ...officeDesk,
  ...emptyOffice,
  'GET /api/office/drawer': answer({ number: 1, entryCount: 0, withoutCash: [] } satisfies Drawer),
  'GET /api/office/openDrawers': answer([]),
  'GET /api/office/closings': answer([], { 'X-Total-Count': '0' }),
  'GET /api/office/receipts': answer([], { 'X-Total-Count': '0' }),
  'GET /api/audit': answer([], { 'X-Total-Count': '0' }),
};
