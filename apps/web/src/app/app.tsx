import { createHashRouter, RouterProvider } from 'react-router-dom';
import { LanguageProvider } from './language-provider';
import { routes } from './routes';

const router = createHashRouter(routes);

export function App() {
  return (
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>
  );
}
