import { Milestone } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The end of a session: sections move into the new one, and the old one is closed. */
export const newSession: Feature = {
  screens: [
    {
      address: 'new-session',
      page: page(() => import('./new-session-page'), 'NewSessionPage'),
      icon: Milestone,
      entries: [{ place: 'year', name: 'New Session' }],
      role: 'admin',
    },
    {
      address: 'new-session/section/:branch/:schoolClass/:section',
      page: page(() => import('./section-page'), 'SectionPage'),
      role: 'admin',
    },
    {
      address: 'new-session/list/:session/:branch/:schoolClass/:section',
      page: page(() => import('./class-list-page'), 'ClassListPage'),
      role: 'admin',
    },
    {
      address: 'new-session/closing/:session',
      page: page(() => import('./session-closing-page'), 'SessionClosingPage'),
      role: 'admin',
    },
  ],
  keys: [
    { key: 'P, D, O, U', does: 'Promote, detain, passes out, undecided (in a section of the new session)' },
    { key: '↑ ↓', does: 'Student above or below (in a section of the new session)' },
  ],
  hindi: () => import('./messages.hi'),
};
