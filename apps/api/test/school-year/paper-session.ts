/** The session of a month or a day, from April to March: `2080-81`. */
export function sessionOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${year}-${String(year + 1).slice(2)}`;
}
