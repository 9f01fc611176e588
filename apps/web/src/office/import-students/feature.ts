import { FileUp } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** Imports of student registers from a file, and of their pictures from a ZIP (D68). */
export const importStudents: Feature = {
  screens: [
    {
      address: 'import-students',
      page: page(() => import('./import-page'), 'ImportPage'),
      icon: FileUp,
      entries: [{ place: 'administration', name: 'Import' }],
      role: 'admin',
    },
    {
      address: 'import-pictures',
      page: page(() => import('./pictures-page'), 'PicturesPage'),
      under: 'import-students',
      role: 'admin',
    },
  ],
  hindi: () => import('./messages.hi'),
};
