import { GraduationCap } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** Exams, the grid in which their marks are typed, and their results (D64). */
export const result: Feature = {
  screens: [
    {
      address: 'result',
      page: page(() => import('./result-page'), 'ResultPage'),
      icon: GraduationCap,
      entries: [{ place: 'year', name: 'Student Result' }],
      isForTeachers: true,
    },
    {
      address: 'result/new',
      page: page(() => import('./new-exam-page'), 'NewExamPage'),
      role: 'admin',
    },
    {
      address: 'result/exam/:exam',
      page: page(() => import('./exam-page'), 'ExamPage'),
      isForTeachers: true,
    },
    {
      address: 'result/exam/:exam/change',
      page: page(() => import('./change-exam-page'), 'ChangeExamPage'),
      role: 'admin',
    },
    {
      address: 'result/marks/:exam/:schoolClass/:section',
      page: page(() => import('./marks-page'), 'MarksPage'),
      isForTeachers: true,
    },
    {
      address: 'result/remarks/:exam/:schoolClass/:section',
      page: page(() => import('./remarks-page'), 'RemarksPage'),
      isForTeachers: true,
    },
    {
      address: 'result/sheet/:exam/:schoolClass/:section',
      page: page(() => import('./class-sheet-page'), 'ClassSheetPage'),
      isForTeachers: true,
    },
    {
      address: 'result/cards/:exam/:schoolClass/:section',
      page: page(() => import('./report-cards-page'), 'ReportCardsPage'),
      isForTeachers: true,
    },
  ],
  keys: [{ key: 'Enter, Tab, Esc', does: 'Down; right; back to what was stored (in a grid of marks)' }],
  hindi: () => import('./messages.hi'),
};
