import { createHashRouter, RouterProvider } from 'react-router-dom';
import { DemonstrationMark } from '../demonstration/demonstration-mark';
import { LanguageProvider } from './language-provider';
import { routes } from './routes';

const router = createHashRouter(routes);

export function App() {
  return (
    <LanguageProvider>
      <DemonstrationMark>
        <RouterProvider router={router} />
      </DemonstrationMark>
    </LanguageProvider>
  );
}
