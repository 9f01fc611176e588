export type ThemeName = 'light' | 'dark' | 'print';

export interface KeyStory {
  /** The story's id, as in its address. */
  readonly id: string;
  /** The themes to take pictures in; only light by default. */
  readonly themes?: readonly ThemeName[];
  /** The width of the window in pixels: no wider than the content. */
  readonly width?: number;
  readonly height?: number;
  /** An addition to the picture's file name, where one story has several pictures. */
  readonly as?: string;
  /** Takes the whole window instead of the story's own box, for content over the page (dialogs, menus, drawers). */
  readonly wholeWindow?: boolean;
}

const bothThemes = ['light', 'dark'] as const;

const controls: readonly KeyStory[] = [
  { id: 'forms-textinput--with-error' },
  { id: 'forms-passwordinput--with-error' },
  { id: 'forms-moneyinput--with-error' },
  { id: 'forms-dateinput--with-error' },
  { id: 'forms-dateinput--open', themes: bothThemes, height: 480, wholeWindow: true },
  { id: 'forms-select--with-error' },
  { id: 'forms-radiogroup--with-error' },
  { id: 'forms-textarea--with-error' },
  { id: 'forms-fileupload--required-and-missing', width: 480 },
  { id: 'forms-fileupload--uploaded', width: 480 },
  { id: 'forms-field--with-hint' },
  { id: 'forms-field--disabled' },
  { id: 'forms-form--submit-shows-all-errors', themes: bothThemes, width: 640, height: 900 },
];

const actions: readonly KeyStory[] = [
  { id: 'actions-button--primary', width: 240 },
  { id: 'actions-button--secondary', width: 240 },
  { id: 'actions-button--danger', width: 240 },
  { id: 'actions-button--disabled', width: 240 },
];

const feedback: readonly KeyStory[] = [
  { id: 'feedback-alert--success' },
  { id: 'feedback-alert--danger', themes: bothThemes },
  { id: 'feedback-alert--warning' },
  { id: 'feedback-alert--info' },
  { id: 'feedback-updatenotice--available', width: 900, height: 160, wholeWindow: true },
  { id: 'feedback-spinner--on-login', width: 120 },
  { id: 'feedback-confirmdialog--open', themes: bothThemes, width: 640, height: 360, wholeWindow: true },
  { id: 'actions-menu--open', width: 320, height: 200, wholeWindow: true },
];

const display: readonly KeyStory[] = [
  { id: 'display-badge--danger', width: 120 },
  { id: 'display-tile--dashboard', themes: bothThemes, width: 720 },
  { id: 'display-emptystate--with-action', width: 560 },
  { id: 'display-datatable--sortable', themes: bothThemes, width: 900 },
  { id: 'display-datatable--empty', width: 720 },
  { id: 'display-selectabletable--some-chosen', width: 720 },
  { id: 'display-datatable--failed', width: 720 },
  { id: 'navigation-pagination--middle', width: 560 },
  { id: 'display-cardrow--five-cards', width: 640 },
  { id: 'navigation-tabs--selected', width: 560 },
  { id: 'navigation-tabs--pill', width: 560 },
  { id: 'foundations-hindi--at-the-counter', width: 360, height: 740 },
];

const frames: readonly KeyStory[] = [
  { id: 'navigation-officeshell--wide', themes: bothThemes, width: 1366, height: 620, wholeWindow: true },
  { id: 'navigation-officeshell--drawer', width: 360, height: 640, wholeWindow: true },
  { id: 'navigation-sitebar--menu-open', width: 360, height: 640, wholeWindow: true },
  { id: 'navigation-footer--with-links', width: 720 },
];

const school: readonly KeyStory[] = [
  { id: 'school-studentsummary--with-photo', width: 560 },
  { id: 'school-feessummary--something-due', themes: ['light', 'dark', 'print'] },
  // A receipt is paper in every theme: a different picture in dark would be a fault.
  { id: 'school-receipt--original', themes: bothThemes, width: 830 },
  { id: 'school-receipt--duplicate', width: 830 },
  { id: 'school-receipt--in-hindi', width: 830 },
  { id: 'school-receipt--void', themes: ['light', 'print'], width: 830 },
];

const office = (id: string): KeyStory => ({ id, as: '1366', width: 1366, height: 768, wholeWindow: true });
/** An old screen of 1024 px, or a wider one at 125 % zoom: the sidebar leaves less room than paper needs. */
const oldOffice = (id: string): KeyStory => ({
  id,
  as: '1024',
  width: 1024,
  height: 600,
  wholeWindow: true,
});
const phone = (id: string): KeyStory => ({ id, as: '360', width: 360, height: 740, wholeWindow: true });

const screens: readonly KeyStory[] = [
  ...[
    'screens-public--home',
    'screens-public--login',
    'screens-office--dashboard',
    'screens-office--registered-students',
    'screens-office--new-registration',
    'screens-office--student',
    'screens-office--fees-and-payment-found',
    'screens-office--receipt',
    'screens-office--day-book',
    'screens-office--defaulters',
    'screens-office--yearly-calendar',
    'screens-office-desk--closing',
    'screens-office-desk--staff',
    'screens-office-desk--settings-fees',
    'screens-office-desk--audit-log',
  ].flatMap((id) => [office(id), phone(id)]),
  oldOffice('screens-office--registered-students'),
  oldOffice('screens-office--new-registration'),
  oldOffice('screens-office--receipt'),
  office('screens-office-desk--one-closing'),
  office('screens-office-desk--receipts'),
  office('screens-office-desk--statement'),
  office('screens-office--dashboard-failed'),
  office('screens-office--dashboard-offline'),
  office('screens-office--registered-students-loading'),
];

/** The stories that must not change unnoticed: controls with their errors, alerts and messages, papers, page frames, screens. */
export const keyStories = [
  ...controls,
  ...actions,
  ...feedback,
  ...display,
  ...frames,
  ...school,
  ...screens,
];
