import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from '../public/public-layout';
import { stubKeys } from '../public/site-map';
import { FeaturesContext } from '../screen/features';
import { page } from '../screen/page';
import { features } from './features';
import { Root } from './root';

// Each page loads when somebody opens it.
const HomePage = page(() => import('../public/home-page'), 'HomePage');
const StubPage = page(() => import('../public/stub-page'), 'StubPage');
const LoginPage = page(() => import('../public/login-page'), 'LoginPage');
const RegisterPage = page(() => import('../public/register-page'), 'RegisterPage');
const ForgotPasswordPage = page(() => import('../public/forgot-password-page'), 'ForgotPasswordPage');
const UnderConstruction = page(() => import('../public/under-construction'), 'UnderConstruction');

const OfficeArea = page(() => import('../office/shell/office-area'), 'OfficeArea');

const publicRoutes: readonly RouteObject[] = [
  { index: true, element: <HomePage /> },
  { path: 'home', element: <HomePage /> },
  ...stubKeys.map((key) => ({ path: key, element: <StubPage page={key} /> })),
  { path: 'login', element: <LoginPage /> },
  { path: 'register', element: <RegisterPage /> },
  { path: 'forgot-password', element: <ForgotPasswordPage /> },
  { path: '*', element: <UnderConstruction /> },
];

const officeRoutes: readonly RouteObject[] = [
  ...features
    .flatMap(({ screens }) => screens)
    .map(({ address, page: Page }) => ({ path: address, element: <Page /> })),
  { path: ':screen', element: <UnderConstruction /> },
];

/** Every screen of the program by its path behind `/#/` (section 2). */
export const routes: RouteObject[] = [
  {
    element: (
      <FeaturesContext value={features}>
        <Root />
      </FeaturesContext>
    ),
    children: [
      { element: <PublicLayout />, children: [...publicRoutes] },
      { path: 'office', element: <OfficeArea />, children: [...officeRoutes] },
    ],
  },
];
