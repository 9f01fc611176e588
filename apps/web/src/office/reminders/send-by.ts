import type { ReminderWay } from '@school/domain';
import type { Outcome } from '../../api/use-change';

/** Opened before the server is asked, because a browser only allows a new window right after a key or click. */
function openEmpty(): Window | null {
  const emptyWindow = window.open('', '_blank');
  if (emptyWindow) emptyWindow.opener = null;
  return emptyWindow;
}

/**
 * Opens a message to a family in the clerk's own app, once the server has recorded it and returned its link.
 * @returns with the link if the browser refused to open a window
 */
export async function sendBy(
  way: ReminderWay,
  ask: () => Promise<Outcome<{ readonly link: string }>>,
): Promise<Outcome<{ readonly blocked?: string }>> {
  const newWindow = way === 'whatsapp' ? openEmpty() : null;
  const answer = await ask();
  if (!answer.ok) {
    newWindow?.close();
    return answer;
  }
  const { link } = answer.value;
  if (newWindow) newWindow.location.replace(link);
  // The SMS app of the phone or PC takes it over; the page stays.
  else if (way === 'sms') window.location.assign(link);
  else return { ok: true, value: { blocked: link } };
  return { ok: true, value: {} };
}
