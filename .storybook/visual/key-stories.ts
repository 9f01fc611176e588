export type ThemeName = 'light' | 'dark' | 'print';

export interface KeyStory {
  /** The story's id, as in its address. */
  readonly id: string;
  readonly themes?: readonly ThemeName[];
  /** Pixels; the picture is no wider than what it has to show. */
  readonly width?: number;
  readonly height?: number;
  /** For what lies over the page (dialogs, menus, drawers): the window instead of the story's own box. */
  readonly wholeWindow?: boolean;
}

const screens = ['light', 'dark'] as const;

/** What nobody may change without seeing it: each form control with its error, what says something, the papers, the frame. */
export const keyStories: readonly KeyStory[] = [
  { id: 'actions-button--primary', themes: screens, width: 240 },
  { id: 'actions-button--secondary', width: 240 },
  { id: 'actions-button--danger', width: 240 },
  { id: 'actions-button--disabled', width: 240 },
  { id: 'forms-field--with-hint' },
  { id: 'forms-field--with-error', themes: screens },
  { id: 'forms-field--disabled' },
  { id: 'forms-fileupload--required-and-missing', width: 480 },
  { id: 'forms-fileupload--uploading', width: 480 },
  { id: 'forms-form--submit-shows-all-errors', themes: screens, width: 640 },
  { id: 'feedback-alert--success', themes: screens },
  { id: 'feedback-alert--danger', themes: screens },
  { id: 'feedback-alert--warning' },
  { id: 'feedback-alert--info' },
  { id: 'feedback-spinner--on-login', width: 120 },
  { id: 'display-badge--danger', width: 120 },
  { id: 'display-tile--dashboard', themes: screens, width: 720 },
  { id: 'display-emptystate--with-action', width: 560 },
  { id: 'display-datatable--sortable', themes: screens, width: 900 },
  { id: 'display-datatable--empty', width: 720 },
  { id: 'display-datatable--failed', width: 720 },
  { id: 'display-pagination--middle', width: 560 },
  { id: 'display-cardrow--five-cards', width: 640 },
  { id: 'layout-officeshell--wide', themes: screens, width: 1366, height: 620, wholeWindow: true },
  { id: 'layout-officeshell--drawer', width: 360, height: 640, wholeWindow: true },
  { id: 'layout-footer--with-links', width: 720 },
  { id: 'overlays-confirmdialog--open', themes: screens, width: 640, height: 360, wholeWindow: true },
  { id: 'overlays-menubutton--open', width: 320, height: 200, wholeWindow: true },
  { id: 'navigation-tabs--selected', width: 560 },
  { id: 'navigation-tabs--pill', width: 560 },
  { id: 'school-studentsummary--with-photo', themes: screens, width: 560 },
  { id: 'school-feessummary--something-due', themes: screens },
  { id: 'school-receipt--original', themes: ['light', 'dark'], width: 830 },
  { id: 'school-receipt--duplicate', width: 830 },
  { id: 'school-receipt--void', width: 830 },
];
