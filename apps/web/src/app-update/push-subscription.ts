/** The messages about the service worker, which are logged and never shown (section 8). */
export const workerMessages = {
  unavailable: 'Service workers are disabled or not supported by this browser',
  notSubscribed: 'Not subscribed to push notifications.',
  unsubscribeFailed: 'Unsubscribe failed!',
} as const;

/**
 * Ends a push subscription that an earlier program has left in this browser: the school sends no push
 * notifications, so a new worker must not wake up for any.
 * @returns the note to log; nothing after a subscription was ended
 */
export async function dropPushSubscription(
  registration: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<string | undefined> {
  try {
    // The type says it is always there, but older Safari has no push.
    const push = registration.pushManager as PushManager | undefined;
    const subscription = await push?.getSubscription();
    if (!subscription) return workerMessages.notSubscribed;
    return (await subscription.unsubscribe()) ? undefined : workerMessages.unsubscribeFailed;
  } catch {
    return workerMessages.unsubscribeFailed;
  }
}
