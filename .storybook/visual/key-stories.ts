export type ThemeName = 'light' | 'dark' | 'print';

export interface KeyStory {
  /** The story's id, as in its address. */
  readonly id: string;
  /** Light only when left out. */
  readonly themes?: readonly ThemeName[];
  /** Of the window, in pixels: no wider than what there is to see. */
  readonly width?: number;
  readonly height?: number;
  /** For what lies over the page (dialogs, menus, drawers): the window instead of the story's own box. */
  readonly wholeWindow?: boolean;
}

const bothThemes = ['light', 'dark'] as const;

const controls: readonly KeyStory[] = [
  { id: 'forms-textinput--with-error', themes: bothThemes },
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
  { id: 'actions-button--primary', themes: bothThemes, width: 240 },
  { id: 'actions-button--secondary', width: 240 },
  { id: 'actions-button--danger', width: 240 },
  { id: 'actions-button--disabled', width: 240 },
];

const feedback: readonly KeyStory[] = [
  { id: 'feedback-alert--success', themes: bothThemes },
  { id: 'feedback-alert--danger', themes: bothThemes },
  { id: 'feedback-alert--warning' },
  { id: 'feedback-alert--info' },
  { id: 'feedback-updatenotice--available', width: 900, height: 160, wholeWindow: true },
  { id: 'feedback-spinner--on-login', width: 120 },
  { id: 'overlays-confirmdialog--open', themes: bothThemes, width: 640, height: 360, wholeWindow: true },
  { id: 'overlays-menubutton--open', width: 320, height: 200, wholeWindow: true },
];

const display: readonly KeyStory[] = [
  { id: 'display-badge--danger', width: 120 },
  { id: 'display-tile--dashboard', themes: bothThemes, width: 720 },
  { id: 'display-emptystate--with-action', width: 560 },
  { id: 'display-datatable--sortable', themes: bothThemes, width: 900 },
  { id: 'display-datatable--empty', width: 720 },
  { id: 'display-datatable--failed', width: 720 },
  { id: 'display-pagination--middle', width: 560 },
  { id: 'display-cardrow--five-cards', width: 640 },
  { id: 'navigation-tabs--selected', width: 560 },
  { id: 'navigation-tabs--pill', width: 560 },
  { id: 'foundations-hindi--at-the-counter', width: 360, height: 740 },
];

const frames: readonly KeyStory[] = [
  { id: 'layout-officeshell--wide', themes: bothThemes, width: 1366, height: 620, wholeWindow: true },
  { id: 'layout-officeshell--drawer', width: 360, height: 640, wholeWindow: true },
  { id: 'layout-sitebar--menu-open', width: 360, height: 640, wholeWindow: true },
  { id: 'layout-footer--with-links', width: 720 },
];

const school: readonly KeyStory[] = [
  { id: 'school-studentsummary--with-photo', themes: bothThemes, width: 560 },
  { id: 'school-feessummary--something-due', themes: ['light', 'dark', 'print'] },
  // A receipt is paper in every theme: the same picture in dark would show that it is not.
  { id: 'school-receipt--original', themes: bothThemes, width: 830 },
  { id: 'school-receipt--duplicate', width: 830 },
  { id: 'school-receipt--in-hindi', width: 830 },
  { id: 'school-receipt--void', themes: ['light', 'print'], width: 830 },
];

/** What nobody may change unseen: each control with its error, what speaks to the clerk, the papers, the frames. */
export const keyStories = [...controls, ...actions, ...feedback, ...display, ...frames, ...school];
