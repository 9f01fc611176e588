import { unstable_HistoryRouter as HistoryRouter, useRoutes } from 'react-router-dom';
import { LanguageProvider } from '../messages/language-provider';
import { stepGuard } from './held-step';
import { routes } from './routes';

const Screens = () => useRoutes(routes);

export function App() {
  return (
    <LanguageProvider>
      <HistoryRouter history={stepGuard.history}>
        <Screens />
      </HistoryRouter>
    </LanguageProvider>
  );
}
