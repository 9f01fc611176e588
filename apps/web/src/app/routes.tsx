import { Navigate, type RouteObject } from 'react-router-dom';
import { family } from '../family/feature';
import { PublicLayout } from '../public/public-layout';
import { HomePage, publicSite } from '../public/feature';
import { FeaturesContext } from '../screen/features';
import { page } from '../screen/page';
import { DASHBOARD } from '../session/return-url';
import { features } from './features';
import { InFrame, Root } from './root';

// Each page loads when somebody opens it.
const UnderConstruction = page(() => import('../public/under-construction'), 'UnderConstruction');
// Loaded together with the office, so that no screen waits for it.
const ScreenFor = page(() => import('../office/shell/office-area'), 'ScreenFor');
const OfficeArea = page<'OfficeArea', object>(() => import('../office/shell/office-area'), 'OfficeArea');

const FamilyArea = page(() => import('../family/family-area'), 'FamilyArea');

const beyond = (path: string): RouteObject => ({ path, element: <UnderConstruction /> });

const inFrame = (children: RouteObject[]): RouteObject[] => [{ element: <InFrame />, children }];

const publicRoutes: readonly RouteObject[] = publicSite.screens.map(({ address, page: Page }) => ({
  path: address,
  element: <Page />,
}));

const officeRoutes: readonly RouteObject[] = features
  .flatMap(({ screens }) => screens)
  .map((screen) => {
    const { address, page: Page } = screen;
    return {
      path: address,
      element: (
        <ScreenFor screen={screen}>
          <Page />
        </ScreenFor>
      ),
    };
  });

const familyRoutes: readonly RouteObject[] = family.screens.map(({ address, page: Page }) =>
  address === '' ? { index: true, element: <Page /> } : { path: address, element: <Page /> },
);

/** Every screen of the program by its path behind `/#/` (section 2). */
export const routes: RouteObject[] = [
  {
    element: (
      <FeaturesContext value={features}>
        <Root />
      </FeaturesContext>
    ),
    children: [
      {
        element: <PublicLayout />,
        children: inFrame([{ index: true, element: <HomePage /> }, ...publicRoutes, beyond('*')]),
      },
      {
        path: 'office',
        element: <OfficeArea />,
        children: inFrame([
          { index: true, element: <Navigate to={DASHBOARD} replace /> },
          ...officeRoutes,
          beyond(':screen'),
        ]),
      },
      {
        path: 'family',
        element: <FamilyArea />,
        children: inFrame([...familyRoutes, beyond(':page')]),
      },
    ],
  },
];
