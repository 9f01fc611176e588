import { useTexts } from '../../messages/use-texts';

export const lessonsEn = {
  printed: (at: string) => `Printed ${at}`,
  break: 'Break',
  put: (period: number, day: string) => `Put a lesson into period ${period} on ${day}`,
  change: (period: number, day: string) => `Change ${day}, period ${period}:`,
  lessons: (count: number) => (count === 1 ? '1 lesson a week' : `${count} lessons a week`),
  period: (number: number) => `Period ${number}`,
};

export const useLessonsMessages = () => useTexts('lessons', lessonsEn);
