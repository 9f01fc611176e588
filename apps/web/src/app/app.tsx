import { KitProvider } from '@school/ui';
import { unstable_HistoryRouter as HistoryRouter, useRoutes } from 'react-router-dom';
import { en } from '../messages/en';
import { MessagesContext } from '../messages/messages';
import { stepGuard } from './held-step';
import { routes } from './routes';

const Screens = () => useRoutes(routes);

export function App() {
  return (
    <KitProvider>
      <MessagesContext value={en}>
        <HistoryRouter history={stepGuard.history}>
          <Screens />
        </HistoryRouter>
      </MessagesContext>
    </KitProvider>
  );
}
