import { hindiWords } from '@school/domain/hindi';
import { hi as kit } from '@school/ui/hindi';
import type { Catalogue } from './catalogue';
import { dashboardHi } from './dashboard-hi';
import { hi } from './hi';
import { officeHi } from './office-hi';

/** Loaded when Hindi is chosen, all at once: whoever chose it goes on to the office. */
export const hindi: Catalogue = {
  language: 'hi',
  messages: hi,
  words: hindiWords,
  kit,
  office: officeHi,
  dashboard: dashboardHi,
};
