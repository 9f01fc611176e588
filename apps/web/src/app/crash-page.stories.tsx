import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { page } from '../screen/page';
import { CrashBoundary } from '../screen/crash-boundary';
import { CrashPage } from './crash-page';

const meta = {
  title: 'Screens/Parts/Page not shown',
  tags: ['behaviour'],
  component: CrashPage,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen whose code cannot be loaded the first time. */
function loadedAtSecondTry() {
  let tries = 0;
  return page(() => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new Error('The network is gone'))
      : Promise.resolve({ DayBook: () => <h1>Day book</h1> });
  }, 'DayBook');
}

function Frame({ hasLink = false }: { readonly hasLink?: boolean }) {
  const [DayBook] = useState(loadedAtSecondTry);
  const [place, setPlace] = useState('/day-book');
  return (
    <main tabIndex={-1}>
      {hasLink && (
        <>
          <button onClick={() => setPlace('/receipts')}>Receipts</button>
          <button onClick={() => setPlace('/day-book')}>Book</button>
        </>
      )}
      <CrashBoundary place={place} instead={(onTryAgain) => <CrashPage onTryAgain={onTryAgain} />}>
        <Suspense>{place === '/day-book' ? <DayBook /> : <h1>Receipts of today</h1>}</Suspense>
      </CrashBoundary>
    </main>
  );
}

/** The failure is read out, the button has the focus, and a second try that works shows the page without a reload. */
export const TriedAgain: Story = {
  args: { onTryAgain: () => undefined },
  render: () => <Frame />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be shown');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Day book' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Leaving the page and coming back counts as trying again, too. */
export const BackFromElsewhere: Story = {
  args: { onTryAgain: () => undefined },
  render: () => <Frame hasLink />,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Receipts' }));
    await expect(await canvas.findByRole('heading', { name: 'Receipts of today' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(await canvas.findByRole('heading', { name: 'Day book' })).toBeVisible();
  },
};
