import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** For stories: the program's kind of router around a part that links somewhere or asks before it is left. */
export const WithRouter: Decorator = (Story) => {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
};
