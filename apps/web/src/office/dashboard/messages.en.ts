/** Every text of the dashboard in English. */
export const dashboardEn = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  students: 'Students',
  today: 'Today',
  hindiWing: 'Hindi-medium wing',
  englishWing: 'English-medium wing',
  total: 'Total students',
  presentToday: (wing: string) => `${wing}, present`,
  notRecorded: 'Not recorded yet',
  tiles: [
    { label: 'Present Today', value: '30' },
    { label: 'Teachers', value: '40' },
    { label: 'RFID Attendance', value: '1789 Present' },
  ],
  feesCollection: 'Fees Collection',
  noVoids: '0 issue',
  voids: (count: number, amount: string) => `${count} void: ${amount}`,
  reportsTitle: 'Reports',
  notWritten: 'Not written yet',
  reports: ['General Report', "Today's Summary"],
  figuresFailed: 'The figures could not be loaded',
  registerStudent: 'New Registration',
  backup: {
    loading: 'Looking for the last backup',
    last: (when: string) => `Last backup: ${when}`,
    today: (time: string) => `today, ${time}`,
    yesterday: (time: string) => `yesterday, ${time}`,
    none: 'No backup yet: the first one is made soon',
    elsewhere: 'Backups are made on the MongoDB server',
    noneFor: (days: number) => `No backup for ${days} days`,
    neverYet: 'No backup has been made yet',
    danger: 'If the disk fails, what was entered since is lost. Tell whoever looks after the PC.',
    failed: (sentence: string) => `The last try failed: ${sentence} It is tried again every hour.`,
    loadFailed: 'The date of the last backup could not be loaded.',
  },
};

/** The shape that the other language has to fill. */
export type DashboardMessages = typeof dashboardEn;
