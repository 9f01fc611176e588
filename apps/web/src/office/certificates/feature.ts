import { ScrollText } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** Transfer certificates: their register, the form in which one is issued, and the paper. */
export const certificates: Feature = {
  screens: [
    {
      address: 'certificates',
      page: page(() => import('./certificates-page'), 'CertificatesPage'),
      icon: ScrollText,
      entries: [{ place: 'students', name: 'Transfer Certificates' }],
    },
    {
      address: 'certificates/one',
      page: page(() => import('./certificate-page'), 'CertificatePage'),
    },
    {
      address: 'student-profile/:studentID/certificate',
      page: page(() => import('./issue-certificate-page'), 'IssueCertificatePage'),
      right: 'students',
    },
  ],
  hindi: () => import('./messages.hi'),
};
