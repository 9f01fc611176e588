import type { lessonsEn } from './messages';

export const lessonsHi: typeof lessonsEn = {
  printed: (at) => `${at} को छापा गया`,
  break: 'मध्यावकाश',
  put: (period, day) => `${day} को घंटा ${period} में पाठ जोड़ें`,
  change: (period, day) => `बदलें ${day}, घंटा ${period}:`,
  lessons: (count) => `सप्ताह में ${count} पाठ`,
  period: (number) => `घंटा ${number}`,
};
