import { dropPushSubscription } from './push-subscription';

/** A registration as a browser returns it, with or without a left-over subscription. */
const registration = (getSubscription?: () => Promise<unknown>) =>
  ({ pushManager: getSubscription && { getSubscription } }) as unknown as ServiceWorkerRegistration;

const subscribed = (unsubscribe: () => Promise<boolean>) =>
  registration(() => Promise.resolve({ unsubscribe }));

describe('service worker failure: logged only (section 8)', () => {
  it.each([
    {
      title: 'no subscription',
      browser: registration(() => Promise.resolve(null)),
      logged: 'Not subscribed to push notifications.',
    },
    {
      title: 'a browser without push',
      browser: registration(),
      logged: 'Not subscribed to push notifications.',
    },
    {
      title: 'a subscription that was given up',
      browser: subscribed(() => Promise.resolve(true)),
      logged: undefined,
    },
    {
      title: 'a subscription that stays',
      browser: subscribed(() => Promise.resolve(false)),
      logged: 'Unsubscribe failed!',
    },
    {
      title: 'a push service that is away',
      browser: subscribed(() => Promise.reject(new Error('away'))),
      logged: 'Unsubscribe failed!',
    },
  ])('$title logs $logged', async ({ browser, logged }) => {
    expect(await dropPushSubscription(browser)).toBe(logged);
  });
});
