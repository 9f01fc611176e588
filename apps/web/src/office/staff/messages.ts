import { useTexts } from '../../messages/use-texts';

export const staffEn = {
  title: 'Staff',
  text: 'Accounts of the school office',
  list: 'Accounts',
  columns: {
    name: 'Name, login id',
    since: 'Since',
  },
  summary: (waiting: number, forgotten: number) => {
    const accounts = waiting === 1 ? '1 account is waiting' : `${waiting} accounts are waiting`;
    const passwords = forgotten === 1 ? '1 forgotten password' : `${forgotten} forgotten passwords`;
    return `${accounts}, ${passwords}`;
  },
  forgotPassword: 'Forgot password',
  requestedFrom: (address: string) => `Requested from ${address}`,
  actions: {
    letIn: 'Let in',
    refuse: 'Refuse',
    refuseFrom: 'Refuse all from this address',
    newPassword: 'New password',
    rights: 'Rights',
    teaching: 'Sections and subjects',
    deactivate: 'Deactivate',
    activate: 'Activate',
    makeAdmin: 'Make administrator',
    makeClerk: 'Make clerk',
    makeTeacher: 'Make teacher',
  },
  ownPassword: 'Your own password',
  add: 'Add account',
  addText:
    'For somebody who works here. The program makes a password for you to hand over; they choose their own at the first sign-in.',
  loginIdHint: '5 to 16 English letters, digits and signs, without spaces',
  clerk: 'Clerk: works in the office, with the rights below',
  teacher: 'Teacher: sees only their own sections, nothing about money',
  administrator: 'Administrator: may do everything',
  firstPassword: 'First password',
  passwordFor: (name: string) => `Password for ${name}`,
  passwordText: 'Hand it over in person. It is shown only once; they choose their own at the first sign-in.',
  copy: 'Copy',
  copied: 'The password is copied.',
  selected: 'The password is selected: press Ctrl+C to copy it.',
  slip: 'Your account at the school office',
  address: 'Address of the office',
  slipText: 'Choose your own password at the first sign-in, then destroy this slip.',
  more: 'More',
  actionFor: (action: string, name: string) => `${action}: ${name}`,
  ask: {
    letIn: {
      title: (name: string) => `Let ${name} in?`,
      text: 'The account works in the office with the rights that a clerk usually has: register, collect, reports. Let in only people who you know have asked.',
    },
    activate: {
      title: (name: string) => `Activate ${name}?`,
      text: 'The account can sign in again, with the role and the rights that it had.',
    },
    refuse: {
      title: (name: string) => `Refuse ${name}?`,
      text: 'The account can never sign in, and its login id is free again.',
    },
    refuseFrom: {
      title: (address: string) => `Refuse all accounts from ${address}?`,
      text: 'All waiting accounts requested from this address can never sign in, and their login ids are free again. If the school’s PCs share one address, accounts of colleagues may be among them.',
    },
    deactivate: {
      title: (name: string) => `Deactivate ${name}?`,
      text: 'The account is signed out everywhere at once and cannot sign in until you activate it again. Nothing it has done is lost.',
    },
    newPassword: {
      title: (name: string) => `New password for ${name}?`,
      text: 'The old password stops working, and anyone signed in with it is signed out at once. The program makes a new one for you to hand over.',
    },
    makeAdmin: {
      title: (name: string) => `Make ${name} an administrator?`,
      text: 'An administrator may do everything: void receipts, change fees, manage accounts. The account must sign in again to get these rights.',
    },
    makeClerk: {
      title: (name: string) => `Make ${name} a clerk?`,
      text: 'The account keeps its office work and loses the rights of an administrator at once.',
    },
    makeClerkOfTeacher: {
      title: (name: string) => `Make ${name} a clerk?`,
      text: 'The account loses its sections at once and works in the office. It has no rights until you give them.',
    },
    makeTeacher: {
      title: (name: string) => `Make ${name} a teacher?`,
      text: 'The account loses the office and all its rights at once. It sees nobody until you give it sections.',
    },
  },
  done: {
    letIn: (name: string) => `${name} can sign in now.`,
    refuse: (name: string) => `${name} is refused.`,
    refuseFrom: (address: string, accounts: number) =>
      accounts === 1
        ? `1 account from ${address} is refused.`
        : `${accounts} accounts from ${address} are refused.`,
    deactivate: (name: string) => `${name} is deactivated and signed out.`,
    activate: (name: string) => `${name} can sign in again.`,
    rights: (name: string) => `The rights of ${name} are changed.`,
    makeAdmin: (name: string) => `${name} is an administrator now.`,
    makeClerk: (name: string) => `${name} is a clerk now.`,
    makeTeacher: (name: string) => `${name} is a teacher now.`,
    teaching: (name: string) => `The sections of ${name} are saved.`,
  },
  rightsFor: (name: string) => `Rights of ${name}`,
  rightsText: 'The account must sign in again to get them.',
  setRights: 'Save rights',
  teachingFor: (name: string) => `Sections of ${name}`,
  teachingText: 'The teacher sees the students of these sections and no others. Changes apply at once.',
  backToStaff: 'Back to staff',
  saveTeaching: 'Save sections',
  undoTeaching: 'Undo changes',
  sectionToAdd: 'Section to add',
  addSection: 'Add section',
  noTeaching: 'No sections yet',
  noTeachingText: 'Add the first one above, then tick what is taught there.',
  removeSection: 'Remove',
  removeSectionOf: (section: string) => `Remove: ${section}`,
  classTeacherHint: 'Answers for the whole section: attendance and report cards',
  subjectsIn: (section: string) => `Subjects in ${section}`,
  tickSomething: 'Tick a subject, or make this teacher the class teacher',
  nothingTicked: (section: string) =>
    `Nothing is ticked for ${section}. Tick a subject there, make this teacher the class teacher, or remove the section.`,
  noTeacher: 'There is no such active teacher',
  failed: 'The accounts could not be loaded',
  none: 'There is no account yet',
};

export const useStaffMessages = () => useTexts('staff', staffEn);
