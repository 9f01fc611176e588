import type { Feature } from '../screen/feature';
import { page } from '../screen/page';
import { stubKeys } from './stub-keys';

export const HomePage = page(() => import('./home-page'), 'HomePage');
const StubPage = page(() => import('./stub-page'), 'StubPage');

/** The public site and the way in, as features of the office; its addresses stand behind `/#/`. */
export const publicSite: Feature = {
  screens: [
    { address: 'home', page: HomePage },
    ...stubKeys.map((key) => ({ address: key, page: () => <StubPage page={key} /> })),
    { address: 'pages/:page', page: page(() => import('./added-page'), 'AddedPage') },
    { address: 'admissions', page: page(() => import('./admissions-page'), 'AdmissionsPage') },
    { address: 'news', page: page(() => import('./news-page'), 'NewsPage') },
    { address: 'login', page: page(() => import('./login-page'), 'LoginPage') },
    { address: 'register', page: page(() => import('./register-page'), 'RegisterPage') },
    { address: 'check-receipt', page: page(() => import('./check-receipt-page'), 'CheckReceiptPage') },
    {
      address: 'forgot-password',
      page: page(() => import('./forgot-password-page'), 'ForgotPasswordPage'),
    },
  ],
  hindi: () => import('./messages.hi'),
};
