import type { Role, TokenClaims } from '@school/domain';
import { screen, waitFor, expect } from 'storybook/test';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queries } from '../api/queries';
import { LanguageProvider } from '../app/language-provider';
import { routes } from '../app/routes';
import { language } from '../messages/language';
import { connection } from '../program/connection';
import { session } from '../session/session';

export interface ScreenProps {
  /** The address after `/#`. */
  readonly path: string;
}

/** The whole program at an address, as a browser shows it. */
export function Screen({ path }: ScreenProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return (
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>
  );
}

const part = (value: object) => btoa(JSON.stringify(value));

/** The token of a signed-in user, valid far into the future. */
const tokenOf = (fname: string, role: Role, more: Partial<TokenClaims> = {}) =>
  [
    part({ alg: 'none' }),
    part({ sub: 'meena', fname, role, iat: 0, exp: 4_102_444_800, ...more }),
    'unsigned',
  ].join('.');

interface StoryOfAScreen {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Starts each story like a newly opened browser, in the language of the toolbar. */
export async function asJustOpened({ globals, parameters }: StoryOfAScreen) {
  const usual = queries.getDefaultOptions();
  // Stories show a failed screen at once, without a second and a third try.
  queries.setDefaultOptions({ ...usual, queries: { ...usual.queries, retry: false } });
  if (connection.snapshot().connection !== 'online') await connection.check();
  if (parameters['signedIn'] === true) session.signIn(tokenOf('Meena', 'admin'));
  if (parameters['signedIn'] === 'office') session.signIn(tokenOf('Meena', 'office'));
  if (parameters['signedIn'] === 'teacher') session.signIn(tokenOf('Sunil', 'teacher'));
  if (parameters['signedIn'] === 'student') session.signIn(tokenOf('Asha', 'student'));
  if (parameters['signedIn'] === 'new family')
    session.signIn(tokenOf('Venkatanarasimharajuvaripeta', 'student', { mustChangePassword: true }));
  await language.show(globals['language'] === 'hi' ? 'hi' : 'en');
  return () => {
    queries.setDefaultOptions(usual);
    queries.clear();
    session.signOut();
    window.localStorage.clear();
  };
}

/** Waits until the screen is there with all the server's answers. */
export async function settled() {
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 10_000 });
}

/** Waits until the screen is there; it may still be waiting for the server. */
export async function shown() {
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
}
