import { KitProvider } from '@school/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { queries } from '../api/queries';
import { en } from '../messages/en';
import { MessagesContext } from '../messages/messages';
import { router } from './router';

export function App() {
  return (
    <KitProvider>
      <MessagesContext value={en}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MessagesContext>
    </KitProvider>
  );
}
