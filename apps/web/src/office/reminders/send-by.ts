import type { ReminderWay } from '@school/domain';
import type { Outcome } from '../../api/use-change';

/** Opened before the server is asked, as a browser lets no window open later than the key that was pressed. */
function openEmpty(): Window | null {
  const opened = window.open('', '_blank');
  if (opened) opened.opener = null;
  return opened;
}

/**
 * Opens a message to a family in the clerk's own app, once the server has kept that it is sent and said its link.
 * @returns with the link where the browser let no window open
 */
export async function sendBy(
  way: ReminderWay,
  ask: () => Promise<Outcome<{ readonly link: string }>>,
): Promise<Outcome<{ readonly blocked?: string }>> {
  const opened = way === 'whatsapp' ? openEmpty() : null;
  const answer = await ask();
  if (!answer.ok) {
    opened?.close();
    return answer;
  }
  const { link } = answer.value;
  if (opened) opened.location.replace(link);
  // The phone's or the PC's own app for SMS takes it over; the page stays.
  else if (way === 'sms') window.location.assign(link);
  else return { ok: true, value: { blocked: link } };
  return { ok: true, value: {} };
}
