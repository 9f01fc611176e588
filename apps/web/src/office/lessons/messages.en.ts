/** Every text of a week of lessons in English. */
export const lessonsEn = {
  printed: (at: string) => `Printed ${at}`,
  break: 'Break',
  put: (period: number, day: string) => `Put a lesson into period ${period} on ${day}`,
  change: (period: number, day: string) => `Change ${day}, period ${period}:`,
  lessons: (count: number) => (count === 1 ? '1 lesson a week' : `${count} lessons a week`),
  period: (number: number) => `Period ${number}`,
};

/** The shape that the other language has to fill. */
export type LessonsMessages = typeof lessonsEn;
