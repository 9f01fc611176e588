import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from '../public/public-layout';
import { HomePage, publicSite } from '../public/feature';
import { FeaturesContext } from '../screen/features';
import type { Feature } from '../screen/feature';
import { page } from '../screen/page';
import { features } from './features';
import { Root } from './root';

// Each page loads when somebody opens it.
const UnderConstruction = page(() => import('../public/under-construction'), 'UnderConstruction');
const ScreenFor = page(() => import('../screen/screen-for'), 'ScreenFor');
const OfficeArea = page(() => import('../office/shell/office-area'), 'OfficeArea');

const routesOf = (screens: Feature['screens'], beyond: string): readonly RouteObject[] => [
  ...screens.map(({ address, page: Page, role, right }) => ({
    path: address,
    element:
      role === undefined && right === undefined ? (
        <Page />
      ) : (
        <ScreenFor role={role} right={right}>
          <Page />
        </ScreenFor>
      ),
  })),
  { path: beyond, element: <UnderConstruction /> },
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
      {
        element: <PublicLayout />,
        children: [{ index: true, element: <HomePage /> }, ...routesOf(publicSite.screens, '*')],
      },
      {
        path: 'office',
        element: <OfficeArea />,
        children: [
          ...routesOf(
            features.flatMap(({ screens }) => screens),
            ':screen',
          ),
        ],
      },
    ],
  },
];
