/** Every text of the Staff screen in English. */
export const staffEn = {
  title: 'Staff',
  text: 'Accounts of the school office',
  adminOnly: 'Only an administrator can look after the accounts of the office.',
  list: 'Accounts',
  columns: {
    fname: 'First name',
    username: 'Login id',
    role: 'Role',
    status: 'Status',
    since: 'Since',
    actions: 'Actions',
  },
  summary: (waiting: number, forgotten: number) => {
    const accounts = waiting === 1 ? '1 account is waiting' : `${waiting} accounts are waiting`;
    const passwords = forgotten === 1 ? '1 forgotten password' : `${forgotten} forgotten passwords`;
    return `${accounts}, ${passwords}`;
  },
  forgotPassword: 'Forgot password',
  actions: {
    letIn: 'Let in',
    refuse: 'Refuse',
    newPassword: 'New password',
    deactivate: 'Deactivate',
    activate: 'Activate',
  },
  actionFor: (action: string, name: string) => `${action}: ${name}`,
  ask: {
    refuse: {
      title: (name: string) => `Refuse ${name}?`,
      text: 'The account can never sign in, and its login id stays taken.',
    },
    deactivate: {
      title: (name: string) => `Deactivate ${name}?`,
      text: 'The account is signed out everywhere at once and cannot sign in until you activate it again. Nothing it has done is lost.',
    },
  },
  done: {
    letIn: (name: string) => `${name} can sign in now.`,
    refuse: (name: string) => `${name} is refused.`,
    deactivate: (name: string) => `${name} is deactivated and signed out.`,
    activate: (name: string) => `${name} can sign in again.`,
    newPassword: (name: string) => `${name} has a new password.`,
  },
  newPassword: 'New password',
  newPasswordFor: (name: string) => `New password for ${name}`,
  newPasswordText: 'The old password and every session that it opened end at once.',
  password: 'New password',
  passwordHint: 'At least 10 characters. Tell it to its owner in person.',
  setPassword: 'Set password',
  listFailed: 'The accounts could not be loaded',
  noneYet: 'There is no account yet',
};

/** The shape that the other language has to fill. */
export type StaffMessages = typeof staffEn;
