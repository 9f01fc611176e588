// The office's clock, wherever the computer thinks it is.
const timeZone = 'Asia/Kolkata';

export function receiptDate(at: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
}

/** @param month `yyyy-mm` */
export function receiptMonth(month: string, locale: string): string {
  const firstDay = new Date(`${month}-01T00:00:00+05:30`);
  if (Number.isNaN(firstDay.getTime())) return month;
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone }).format(firstDay);
}
