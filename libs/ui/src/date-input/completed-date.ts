const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** A date as people type it, `2016-5-2` or `2016/05/02`, in the form `yyyy-mm-dd`; any other text stays as it is. */
export const completedDate = (text: string): string => {
  const [, year, month, day] = yearFirst.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
